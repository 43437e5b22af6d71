import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import type { FileStorage } from "../../../platform/storage/file-storage.ts";
import type { ArchivedCourse } from "./archive-of-course.ts";

/** Writes an archive as a folder, `course.json` last: if it exists, the archive is complete. */
export async function writeFolder(
  path: string,
  archive: ArchivedCourse,
  storage: FileStorage,
): Promise<void> {
  await mkdir(join(path, "files"), { recursive: true });
  for (const [name, { storageKey }] of archive.files) {
    await pipeline(
      await storage.read(storageKey),
      createWriteStream(join(path, "files", name), { flags: "wx" }),
    );
  }
  await writeFile(join(path, "course.json"), archive.json, { flag: "wx" });
}
