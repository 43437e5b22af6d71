import { randomUUID } from "node:crypto";

import type pg from "pg";

import { EntrySums } from "../backup/archive/entry-sums.ts";
import { listTables } from "../backup/database/catalog.ts";
import { readStoredKeys } from "../backup/database/read-stored-keys.ts";
import { originalKey } from "../domains/files/index.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { fault, type Finding, ok, warning } from "./finding.ts";

const MEGABYTE = 1024 ** 2;

/** Whether files can be stored and deleted. */
export async function checkStorage(storage: FileStorage): Promise<Finding> {
  const key = `doctor-${randomUUID()}`;
  try {
    await storage.put(key, Buffer.from("written by paso doctor"));
    await storage.delete(key);
    return ok("storage", "Files can be written and deleted.");
  } catch (error) {
    return fault(
      "storage",
      `Files cannot be written (${(error as Error).message}).`,
      "Let the user that runs Paso write the folder `files` in PASO_DATA.",
    );
  }
}

/** Compares what the database names with what lies in the storage. */
export async function checkFiles(client: pg.Client, storage: FileStorage): Promise<Finding[]> {
  const named = new EntrySums();
  try {
    const missing: string[] = [];
    await client.query("begin read only");
    for await (const { key, isRequired } of readStoredKeys(client, await listTables(client))) {
      named.add({ name: key, sha256: "" });
      if (isRequired && !(await storage.has(key))) missing.push(key);
    }
    await client.query("commit");
    const unused = { count: 0, bytes: 0 };
    for await (const { key, size } of storage.list()) {
      if (named.find(originalKey(key)) !== null) continue;
      unused.count += 1;
      unused.bytes += size;
    }
    return [describeMissing(missing, named.size), ...describeUnused(unused)];
  } finally {
    named.close();
  }
}

function describeMissing(missing: readonly string[], all: number): Finding {
  if (missing.length === 0)
    return ok("files", `All ${all} files that the database names are there.`);
  return fault(
    "files",
    `${missing.length} of ${all} files that the database names are missing, such as ${missing[0]}.`,
    "Copy them from a backup: `unzip -j BACKUP 'files/*'` has them by these names.",
  );
}

function describeUnused({ count, bytes }: { count: number; bytes: number }): Finding[] {
  if (count === 0) return [];
  return [
    warning(
      "files",
      `${count} files (${(bytes / MEGABYTE).toFixed(1)} MB) lie there that the database does not name.`,
      "A few may be on their way in or out. Many are left from another site or an interrupted restore.",
    ),
  ];
}
