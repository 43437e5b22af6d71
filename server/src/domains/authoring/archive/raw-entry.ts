import type { Readable } from "node:stream";

/** A file found in a folder or zip; untrusted until it is checked. */
export interface RawEntry {
  /** Path as written in the archive, with `/` between its parts. */
  path: string;
  /** Uncompressed size in bytes, as claimed by the archive. */
  size: number;
  /** Compressed size in a zip; the size itself in a folder. */
  packedSize: number;
  isLink: boolean;
  open(): Promise<Readable>;
  /** CRC-32 of the content; null if the archive has none. */
  checksum: number | null;
}

/** The entries of an archive, and how to close it. */
export interface Listing {
  entries: RawEntry[];
  close(): Promise<void>;
}
