import { createHash } from "node:crypto";
import { type PassThrough, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

import yazl from "yazl";

import { SUMS } from "./backup-names.ts";
import { EntrySums } from "./entry-sums.ts";

/** What went into an entry. */
export interface WrittenEntry {
  bytes: number;
  /** Line feeds among them. */
  lines: number;
}

const LINE_FEED = 0x0a;

/** What yazl keeps of an entry, which its types leave out. */
interface KeptEntry {
  state: number;
  /** Writes its bytes; holds their stream. */
  doFileDataPump: unknown;
}

interface KeptEntries {
  entries: KeptEntry[];
}

/** The state of an entry that is written. */
const WRITTEN = 3;

/** A zip that is written entry after entry, with the SHA-256 of each in its last one. */
export class ArchiveWriter {
  readonly #zip = new yazl.ZipFile();
  readonly #output = this.#zip.outputStream as PassThrough;
  readonly #sums = new EntrySums();
  readonly #written: Promise<void>;
  readonly #done: KeptEntry[] = [];
  /** Fails the entry under way. */
  #fail: (reason: unknown) => void = () => {};

  constructor(target: Writable) {
    this.#zip.on("error", (error: Error) => this.#output.destroy(error));
    this.#written = pipeline(this.#output, target);
    // Anyone who adds an entry or finishes hears of it.
    this.#written.catch((error: unknown) => this.#fail(error));
  }

  has(name: string): boolean {
    return this.#sums.find(name) !== null;
  }

  /**
   * Adds an entry; resolves when the last of it was taken.
   * @param isPacked whether compressing it again would be in vain
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

  /** Adds the checksums, in the form of `sha256sum`, and ends the zip; resolves when all is written. */
  async finish(): Promise<void> {
    const kept = this.#zip as unknown as KeptEntries;
    kept.entries = [...this.#done, ...kept.entries];
    this.#zip.addReadStream(Readable.from(this.#lines(), { objectMode: false }), SUMS);
    this.#zip.end();
    await this.#written;
    this.#sums.close();
  }

  /** Leaves it without an end, so that it is no archive. */
  async abort(reason: unknown): Promise<void> {
    this.#output.destroy(reason instanceof Error ? reason : new Error("aborted"));
    await this.#written.catch(() => undefined);
    this.#sums.close();
  }

  /**
   * yazl looks for the next entry among all of them, and each holds its stream: 100,000 files would take
   * an hour and a gigabyte. Those that are written are put back for the list at the end.
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
