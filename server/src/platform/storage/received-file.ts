/** An uploaded file, waiting in a temporary folder. */
export interface ReceivedFile {
  /** Name of the form field. */
  key: string;
  /** The sender's file name; to be cleaned before it is stored. */
  name: string;
  /** Path of the temporary file. */
  path: string;
  read(): Promise<Uint8Array>;
}
