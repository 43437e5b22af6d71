/** An uploaded file, waiting in a temporary folder. */
export interface ReceivedFile {
  /** The form's field. */
  key: string;
  /** As the sender calls it; to be cleaned before it is stored. */
  name: string;
  /** Of the temporary file. */
  path: string;
  read(): Promise<Uint8Array>;
}
