import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";

import type pg from "pg";

import { EntrySums } from "../backup/archive/entry-sums.ts";
import { listTables } from "../backup/database/catalog.ts";
import { readStoredKeys } from "../backup/database/read-stored-keys.ts";
import { originalKey } from "../domains/files/index.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { adviseStorage, describePlace, type StoragePlace } from "./advise-storage.ts";
import { fault, type Finding, ok, warning } from "./finding.ts";

const MEGABYTE = 1024 ** 2;

const SAMPLE = Buffer.from("written by paso doctor");

/** Whether files can be stored, read and deleted. */
export async function checkStorage(
  storage: FileStorage,
  place: StoragePlace = { bucket: null },
): Promise<Finding> {
  const key = `doctor-${randomUUID()}`;
  try {
    await storage.put(key, SAMPLE);
    const read = await buffer(await storage.read(key));
    await storage.delete(key);
    if (!read.equals(SAMPLE)) throw new Error("what is read is not what was written");
    return ok("storage", `Files can be written, read and deleted${describePlace(place)}.`);
  } catch (error) {
    return fault(
      "storage",
      `Files cannot be written, read or deleted${describePlace(place)} (${(error as Error).message}).`,
      adviseStorage(place, error),
    );
  }
}

/** Compares the files that the database refers to with those in the storage. */
export async function checkFiles(client: pg.Client, storage: FileStorage): Promise<Finding[]> {
  const [named, stored] = [new EntrySums(), new EntrySums()];
  try {
    const unused = { count: 0, bytes: 0 };
    for await (const { key } of storage.list()) stored.add({ name: key, sha256: "" });
    const missing: string[] = [];
    await client.query("begin read only");
    for await (const { key, isRequired } of readStoredKeys(client, await listTables(client))) {
      named.add({ name: key, sha256: "" });
      // A file that was missing from the listing may have been stored since.
      const isThere = stored.find(key) !== null || !isRequired || (await storage.has(key));
      if (!isThere) missing.push(key);
    }
    await client.query("commit");
    for await (const { key, size } of storage.list()) {
      if (named.find(originalKey(key)) !== null) continue;
      unused.count += 1;
      unused.bytes += size;
    }
    return [describeMissing(missing, named.size), ...describeUnused(unused)];
  } finally {
    named.close();
    stored.close();
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
