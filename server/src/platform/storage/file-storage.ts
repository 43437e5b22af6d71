import type { Readable } from "node:stream";

import type { DiskSpace } from "./disk-space.ts";

/** Where bytes live: a folder of this machine, or any store with the same few operations. */
export interface FileStorage {
  /**
   * Stores bytes under a key, as a whole or, where they come one after the other, without keeping them
   * in memory. Storing the same key again is a no-op. Durable when it resolves.
   */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Opens stored bytes, or part of them (`end` inclusive); rejects when the key is unknown. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  has(key: string): Promise<boolean>;
  /** Deletes stored bytes; deleting an unknown key is a no-op. */
  delete(key: string): Promise<void>;
  /** All keys with their bytes, in no order; what comes or goes meanwhile may be among them or not. */
  list(): AsyncIterable<{ key: string; size: number }>;
  /** The disk that the bytes are on; missing where the store has no bound that we know. */
  space?(): Promise<DiskSpace>;
}
