import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import type { FileStorage } from "../platform/storage/file-storage.ts";

/** File storage that ends with the test. */
export class MemoryStorage implements FileStorage {
  readonly #files = new Map<string, Uint8Array>();

  async put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    this.#files.set(key, ArrayBuffer.isView(bytes) ? bytes : await buffer(bytes));
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const bytes = this.#files.get(key);
    if (!bytes) throw new Error(`No file ${key}`);
    return Readable.from(Buffer.from(range ? bytes.slice(range.start, range.end + 1) : bytes));
  }

  async has(key: string): Promise<boolean> {
    return this.#files.has(key);
  }

  async delete(key: string): Promise<void> {
    this.#files.delete(key);
  }

  async *list() {
    for (const [key, { length }] of this.#files) yield { key, size: length };
  }
}
