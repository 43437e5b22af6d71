import type pg from "pg";

import { originalKey } from "../../domains/files/index.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { keyOfEntry } from "../archive/backup-names.ts";
import { EntrySums } from "../archive/entry-sums.ts";
import type { OpenArchive } from "../archive/open-archive.ts";
import type { ReportProgress } from "../archive/report-progress.ts";
import { readStoredKeys } from "../database/read-stored-keys.ts";

/**
 * Stores the files that the restored rows refer to, with the copies made of them; a backup may have
 * others, which were added or deleted while it was made. Returns how many.
 */
export async function restoreFiles(
  client: pg.ClientBase,
  storage: FileStorage,
  archive: OpenArchive,
  onProgress: ReportProgress,
): Promise<number> {
  const { tables, files } = archive.manifest;
  const named = new EntrySums();
  try {
    for await (const { key } of readStoredKeys(client, tables))
      named.add({ name: key, sha256: "" });
    let done = 0;
    for await (const entry of archive.entries()) {
      const key = keyOfEntry(entry.name);
      if (key === null || named.find(originalKey(key)) === null) continue;
      // Existing bytes have not been verified; these have.
      await storage.delete(key);
      await storage.put(key, await entry.open());
      done += 1;
      onProgress({ step: "restoring files", done, total: files.count });
    }
    return done;
  } finally {
    named.close();
  }
}
