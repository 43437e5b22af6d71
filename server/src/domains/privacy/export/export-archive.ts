import type { PassThrough } from "node:stream";
import { Readable } from "node:stream";

import yazl from "yazl";

import type { FileStorage } from "../../../platform/storage/file-storage.ts";

/** A zip that is streamed into the storage, entry by entry. */
export class ExportArchive {
  readonly #zip = new yazl.ZipFile();
  readonly #output = this.#zip.outputStream as PassThrough;
  readonly #stored: Promise<void>;
  #size = 0;

  private constructor(storage: FileStorage, key: string) {
    this.#zip.on("error", (error: Error) => this.#output.destroy(error));
    this.#stored = storage.put(key, this.#count());
    // Errors surface in `add` and `finish`; this prevents an unhandled rejection.
    this.#stored.catch(() => undefined);
  }

  /** Starts over if an earlier attempt left something. */
  static async open(storage: FileStorage, key: string): Promise<ExportArchive> {
    await storage.delete(key);
    return new ExportArchive(storage, key);
  }

  /** Adds a file; resolves once it has been consumed. */
  async add(
    name: string,
    content: AsyncIterable<string | Uint8Array>,
    { isPacked = false } = {},
  ): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    async function* watch() {
      try {
        yield* content;
        resolve();
      } catch (error) {
        reject(error);
        throw error;
      }
    }
    const stream = Readable.from(watch(), { objectMode: false });
    stream.on("error", (error) => this.#output.destroy(error));
    this.#zip.addReadStream(stream, name, { compress: !isPacked });
    await Promise.race([promise, this.#stored.then(() => promise)]);
  }

  /** Closes the zip; returns its size in bytes once it is stored. */
  async finish(): Promise<number> {
    this.#zip.end();
    await this.#stored;
    return this.#size;
  }

  /** Discards it. */
  abort(reason: unknown): void {
    this.#output.destroy(reason instanceof Error ? reason : new Error("aborted"));
  }

  async *#count() {
    for await (const chunk of this.#output as AsyncIterable<Uint8Array>) {
      this.#size += chunk.length;
      yield chunk;
    }
  }
}
