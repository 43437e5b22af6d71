import type { Readable } from "node:stream";

/** A file found in a folder or zip; nothing of it is believed before it is checked. */
export interface RawEntry {
  /** With `/` between its parts, as written in the archive. */
  path: string;
  /** Bytes once unpacked, as far as the archive says. */
  size: number;
  /** Bytes it takes in a zip; the size itself in a folder. */
  packedSize: number;
  isLink: boolean;
  open(): Promise<Readable>;
  /** CRC-32 of the content; null where the archive has none. */
  checksum: number | null;
}

/** What can be listed: its entries, and how to let go of it. */
export interface Listing {
  entries: RawEntry[];
  close(): Promise<void>;
}
