/** Stored bytes offered for download. */
export interface SentFile {
  storageKey: string;
  /** File name of the download. */
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  /** Whether its address identifies its content, so that browsers may cache it for good. */
  isLasting?: boolean;
  /** The request header by which it was chosen among others of the same address. */
  variesBy?: "accept";
}
