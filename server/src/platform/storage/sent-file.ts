/** Stored bytes as they are offered for download. */
export interface SentFile {
  storageKey: string;
  /** File name of the download. */
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
}
