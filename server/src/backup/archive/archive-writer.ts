import { createHash } from "node:crypto";
import { type PassThrough, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

import yazl from "yazl";

import { SUMS } from "./backup-names.ts";
import { EntrySums } from "./entry-sums.ts";

/** Size and checksum of a written entry. */
export interface WrittenEntry {
  bytes: number;
  /** Number of line feeds in it. */
  lines: number;
}

const LINE_FEED = 0x0a;

/** Internals of yazl's entries, which its types leave out. */
interface KeptEntry {
  state: number;
  /** Writes its bytes; holds on to their stream. */
  doFileDataPump: unknown;
}

interface KeptEntries {
  entries: KeptEntry[];
}

/** yazl's state of a written entry. */
const WRITTEN = 3;

/** A zip written entry by entry, with the SHA-256 of each in the last one. */
export class ArchiveWriter {
  readonly #zip = new yazl.ZipFile();
  readonly #output = this.#zip.outputStream as PassThrough;
  readonly #sums = new EntrySums();
  readonly #written: Promise<void>;
  readonly #done: KeptEntry[] = [];
  /** Fails the current entry. */
  #fail: (reason: unknown) => void = () => {};

  constructor(target: Writable) {
    this.#zip.on("error", (error: Error) => this.#output.destroy(error));
    this.#written = pipeline(this.#output, target);
    // The caller that adds an entry or finishes gets the error.
    this.#written.catch((error: unknown) => this.#fail(error));
  }

  has(name: string): boolean {
    return this.#sums.find(name) !== null;
  }

  /**
   * Adds an entry; resolves when its last byte has been consumed.
   * @param isPacked whether it is compressed already
   */
  async add(
    name: string,
    content: AsyncIterable<Uint8Array>,
    { isPacked = false } = {},
  ): Promise<WrittenEntry> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#fail = reject;
    this.#setAside();
    const hash = createHash("sha256");
    const entry = { bytes: 0, lines: 0 };
    async function* watch() {
      try {
        for await (const chunk of content) {
          hash.update(chunk);
          entry.bytes += chunk.length;
          if (!isPacked) entry.lines += countLines(chunk);
          yield chunk;
        }
        resolve();
      } catch (error) {
        reject(error);
        throw error;
      }
    }
    const stream = Readable.from(watch(), { objectMode: false });
    stream.on("error", (error) => this.#output.destroy(error));
    this.#zip.addReadStream(stream, name, { compress: !isPacked, mode: 0o100600 });
    await promise;
    this.#sums.add({ name, sha256: hash.digest("hex") });
    return entry;
  }

  /** Adds the checksums, in the format of `sha256sum`, and ends the zip; resolves when all is written. */
  async finish(): Promise<void> {
    const kept = this.#zip as unknown as KeptEntries;
    kept.entries = [...this.#done, ...kept.entries];
    this.#zip.addReadStream(Readable.from(this.#lines(), { objectMode: false }), SUMS);
    this.#zip.end();
    await this.#written;
    this.#sums.close();
  }

  /** Leaves the zip without its end, which makes it invalid. */
  async abort(reason: unknown): Promise<void> {
    this.#output.destroy(reason instanceof Error ? reason : new Error("aborted"));
    await this.#written.catch(() => undefined);
    this.#sums.close();
  }

  /**
   * yazl searches all entries for the next one, and each holds its stream: 100,000 files would take an
   * hour and a gigabyte. Written entries are set aside, and put back for the central directory.
   */
  #setAside(): void {
    const kept = this.#zip as unknown as KeptEntries;
    const open: KeptEntry[] = [];
    for (const entry of kept.entries) {
      if (entry.state < WRITTEN) open.push(entry);
      else {
        entry.doFileDataPump = null;
        this.#done.push(entry);
      }
    }
    kept.entries = open;
  }

  async *#lines(): AsyncGenerator<Buffer> {
    for (const { name, sha256 } of this.#sums) yield Buffer.from(`${sha256}  ${name}\n`);
  }
}

function countLines(chunk: Uint8Array): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) {
    count += 1;
  }
  return count;
}
