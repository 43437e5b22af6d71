import { realpath } from "node:fs/promises";
import { join } from "node:path";

import { connect } from "../backup/database/connect.ts";
import { openDatabase } from "../database/open-database.ts";
import type { Config } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { withLock } from "../platform/storage/file-lock.ts";
import { pruneArchive } from "../point-in-time/prune-archive.ts";
import { readArchiving } from "../point-in-time/read-archiving.ts";
import { writeBase } from "../point-in-time/write-base.ts";
import { requireArchive } from "./require-archive.ts";
import { requireDatabase } from "./require-database.ts";
import { showProgress } from "./show-progress.ts";

/** Milliseconds to wait for another base backup in progress: none. */
const PATIENCE = 0;

/**
 * Writes a base backup of the embedded database into its archive, and prunes what is no longer needed.
 * @param keep number of base backups to keep
 */
export async function writeBaseBackup(config: Config, keep: number): Promise<void> {
  const archive = requireArchive(config);
  requireDatabase(config);
  const database = await openDatabase(config);
  const home = await realpath(join(config.dataFolder, "postgres"));
  try {
    await withLock(join(home, "base.lock"), PATIENCE, () =>
      write(database.url, { cluster: join(home, "cluster"), archive, keep }),
    );
  } finally {
    await database.close();
  }
}

async function write(
  url: string,
  { cluster, archive, keep }: { cluster: string; archive: string; keep: number },
): Promise<void> {
  const client = await connect(url, "paso backup --base");
  try {
    const { isOn } = await readArchiving(client, archive);
    if (!isOn) {
      throw new OperatorError(
        `The database runs without archiving into ${archive}: start Paso anew with PASO_DATABASE_ARCHIVE.`,
      );
    }
    const base = await writeBase({ client, cluster, archive }, showProgress);
    const megabytes = (base.bytes / 1024 ** 2).toFixed(1);
    console.log(`Wrote ${base.folder}: ${megabytes} MB, whole from ${base.finishedAt} on.`);
  } finally {
    await client.end();
  }
  const { bases, segments, earliest } = await pruneArchive(archive, keep);
  if (bases + segments > 0) {
    console.log(`Deleted ${bases} earlier base backups and ${segments} segments that none needs.`);
  }
  console.log(`The earliest moment that can be restored is ${earliest}.`);
}
