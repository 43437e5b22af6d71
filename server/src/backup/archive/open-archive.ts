import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { json } from "node:stream/consumers";

import { type Entry, openPromise, type ZipFile } from "yauzl";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import { MANIFEST, SUMS } from "./backup-names.ts";
import { EntrySums } from "./entry-sums.ts";
import { type Manifest, manifestSchema } from "./manifest.ts";

/** An entry of a backup. */
export interface ArchiveEntry {
  name: string;
  bytes: number;
  open(): Promise<Readable>;
}

/** A backup that is read sequentially. */
export interface OpenArchive {
  manifest: Manifest;
  /** Checksums as stated in the backup. */
  sums: EntrySums;
  entries(): AsyncGenerator<ArchiveEntry>;
  close(): void;
}

/** Opens the zip at a place; called for each pass over it. */
type OpenZip = (place: string) => Promise<ZipFile>;

const openFile: OpenZip = (path) => openPromise(path, { lazyEntries: true, autoClose: false });

/**
 * Opens a backup and reads its manifest and checksums.
 * @param openZip for a place that is not a file
 * @throws {OperatorError} if it is not a backup, is incomplete, or has a newer format
 */
export async function openArchive(
  place: string,
  openZip: OpenZip = openFile,
): Promise<OpenArchive> {
  const listEntries = () => walk(() => openZip(place));
  const sums = new EntrySums();
  try {
    let manifest: unknown;
    for await (const entry of listEntries()) {
      if (entry.name === MANIFEST) manifest = await json(await entry.open());
      if (entry.name === SUMS) await readSums(await entry.open(), sums);
    }
    if (sums.size === 0) throw new Error("it has no checksums");
    return {
      manifest: readManifest(manifest),
      sums,
      entries: listEntries,
      close: () => sums.close(),
    };
  } catch (error) {
    sums.close();
    if (error instanceof OperatorError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new OperatorError(`There is no file ${place}.`);
    throw new OperatorError(`${place} is no whole backup of Paso (${message}).`);
  }
}

function readManifest(found: unknown): Manifest {
  const { format, version } = (found ?? {}) as { format?: unknown; version?: unknown };
  if (format === "paso-backup" && typeof version === "number" && version > 1) {
    throw new OperatorError(
      `The backup has format ${version}, which a newer version of Paso writes; install that version.`,
    );
  }
  const manifest = manifestSchema.safeParse(found);
  if (!manifest.success) throw new Error("its manifest is not one that Paso writes");
  return manifest.data;
}

/** In archive order; reopened for each pass. */
async function* walk(open: () => Promise<ZipFile>): AsyncGenerator<ArchiveEntry> {
  const zip = await open();
  try {
    for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
      const { fileName: name, uncompressedSize: bytes } = entry;
      yield { name, bytes, open: () => zip.openReadStreamPromise(entry) };
    }
  } finally {
    zip.close();
  }
}

async function readSums(stream: Readable, sums: EntrySums): Promise<void> {
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
    const [, sha256, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sha256 === undefined || name === undefined) throw new Error("its checksums are unreadable");
    sums.add({ name, sha256 });
  }
}
