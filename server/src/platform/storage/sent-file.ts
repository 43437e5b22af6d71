/** Stored bytes as they are offered for download. */
export interface SentFile {
  storageKey: string;
  /** File name of the download. */
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  /** Whether its address names this very content, so that browsers may keep it for good. */
  isLasting?: boolean;
  /** The header of the request by which this was chosen among others of the same address. */
  variesBy?: "accept";
}
