import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { RandomAccessReader } from "yauzl";

const BLOCK = 1024 ** 2;
/** Cached blocks: the central directory and the entries are at two places of an archive; some to spare. */
const KEPT = 4;

type Fetch = (start: number, end: number) => Promise<Readable>;

/**
 * Reads a remote archive. A zip is read in pieces of about 50 bytes, so small reads are served from a
 * cache of whole blocks; large reads are fetched directly.
 */
export class BlockReader extends RandomAccessReader {
  readonly #size: number;
  readonly #fetch: Fetch;
  /** Least recently used first. */
  readonly #blocks = new Map<number, Promise<Buffer>>();

  /** @param fetch returns the bytes from `start` up to `end`, exclusive */
  constructor(size: number, fetch: Fetch) {
    super();
    this.#size = size;
    this.#fetch = fetch;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read(start, end), { objectMode: false });
  }

  async *#read(start: number, end: number): AsyncGenerator<Buffer> {
    if (end - start > BLOCK) {
      yield* (await this.#fetch(start, end)) as AsyncIterable<Buffer>;
      return;
    }
    for (let at = start; at < end;) {
      const index = Math.floor(at / BLOCK);
      const offset = index * BLOCK;
      const block = await this.#block(index);
      yield block.subarray(at - offset, end - offset);
      at = offset + BLOCK;
    }
  }

  #block(index: number): Promise<Buffer> {
    const start = index * BLOCK;
    const block =
      this.#blocks.get(index) ??
      this.#fetch(start, Math.min(start + BLOCK, this.#size)).then((stream) => buffer(stream));
    this.#blocks.delete(index);
    this.#blocks.set(index, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > KEPT && oldest !== undefined) this.#blocks.delete(oldest);
    return block;
  }
}
