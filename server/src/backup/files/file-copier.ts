import type { Readable } from "node:stream";

import type { FileStorage } from "../../platform/storage/file-storage.ts";
import type { ArchiveWriter } from "../archive/archive-writer.ts";
import { fileEntry } from "../archive/backup-names.ts";
import type { Manifest } from "../archive/manifest.ts";
import type { ReportProgress } from "../archive/report-progress.ts";

/** Maximum number of missing files in the manifest. */
const MOST_NAMED = 1_000;

/** Adds stored files to a backup, each once. */
export class FileCopier {
  readonly #archive: ArchiveWriter;
  readonly #storage: FileStorage;
  readonly #onProgress: ReportProgress;
  readonly #missing: string[] = [];
  #count = 0;
  #bytes = 0;

  constructor(archive: ArchiveWriter, storage: FileStorage, onProgress: ReportProgress) {
    this.#archive = archive;
    this.#storage = storage;
    this.#onProgress = onProgress;
  }

  /** Copies everything in the storage. */
  async copyAll(): Promise<void> {
    for await (const { key } of this.#storage.list()) await this.#copy(key);
  }

  /** Copies those of these keys that were stored since, and notes missing ones. */
  async copyNamed(keys: AsyncIterable<{ key: string; isRequired: boolean }>): Promise<void> {
    for await (const { key, isRequired } of keys) {
      const isThere = this.#archive.has(fileEntry(key)) || (await this.#copy(key));
      if (!isThere && isRequired && this.#missing.length < MOST_NAMED) this.#missing.push(key);
    }
  }

  summary(): Manifest["files"] {
    return { count: this.#count, bytes: this.#bytes, missing: this.#missing };
  }

  /** Returns whether it existed: a file deleted meanwhile is not needed. */
  async #copy(key: string): Promise<boolean> {
    let content: Readable;
    try {
      content = await this.#storage.read(key);
    } catch (error) {
      if (await this.#storage.has(key)) throw error;
      return false;
    }
    // Pictures, videos and documents are compressed already.
    const { bytes } = await this.#archive.add(fileEntry(key), content, { isPacked: true });
    this.#count += 1;
    this.#bytes += bytes;
    this.#onProgress({ step: "copying files", done: this.#count });
    return true;
  }
}
