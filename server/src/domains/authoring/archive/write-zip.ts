import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { type PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import yazl from "yazl";

import type { FileStorage } from "../../../platform/storage/file-storage.ts";
import type { ArchivedCourse } from "./archive-of-course.ts";

/**
 * Fixed dates, so that the same course gives the same bytes. The oldest day a zip can hold,
 * in local time because zips use that.
 */
const ENTRY = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/** Writes an archive as a zip. The file is created atomically. */
export async function writeZip(
  path: string,
  archive: ArchivedCourse,
  storage: FileStorage,
): Promise<void> {
  const draft = `${path}.part`;
  try {
    await pipeline(zipStream(archive, storage), createWriteStream(draft, { flags: "wx" }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The bytes of an archive as a zip, generated as they are read. */
export function zipStream(archive: ArchivedCourse, storage: FileStorage): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as PassThrough;
  const fail = (error: Error) => output.destroy(error);
  zip.on("error", fail);
  zip.addBuffer(Buffer.from(archive.json), "course.json", ENTRY);
  for (const [name, { storageKey, size }] of archive.files) {
    // Pictures, videos and documents are compressed already.
    const options = { ...ENTRY, compress: false, size };
    const stream = Readable.from(readFile(storage, storageKey), { objectMode: false });
    stream.on("error", fail);
    zip.addReadStream(stream, `files/${name}`, options);
  }
  zip.end();
  return output;
}

/** Opens a file only when it is next to be read. */
async function* readFile(storage: FileStorage, key: string): AsyncGenerator<Buffer> {
  yield* await storage.read(key);
}
