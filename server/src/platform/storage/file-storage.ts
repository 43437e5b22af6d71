import type { Readable } from "node:stream";

import type { DiskSpace } from "./disk-space.ts";

/** Blob storage: a folder of this machine, or any store with the same few operations. */
export interface FileStorage {
  /**
   * Stores bytes under a key, as a whole or, if they are streamed, without buffering them all in
   * memory. Storing the same key again is a no-op. Durable when it resolves.
   */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Opens stored bytes, or part of them (`end` inclusive); rejects when the key is unknown. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Deletes stored bytes; deleting an unknown key is a no-op. */
  delete(key: string): Promise<void>;
  /** All keys with their sizes, unordered; concurrent additions and deletions may or may not show. */
  list(): AsyncIterable<{ key: string; size: number }>;
  /** The disk that holds the bytes; missing if the store has no bound that we know. */
  space?(): Promise<DiskSpace>;
}
