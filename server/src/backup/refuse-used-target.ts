import type pg from "pg";

import { OperatorError } from "../platform/errors/operator-error.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { fileEntry } from "./archive/backup-names.ts";
import type { OpenArchive } from "./archive/open-archive.ts";
import { findFirstRow } from "./database/empty-database.ts";

/**
 * @throws {OperatorError} while a site runs on the database; and, unless it may be overwritten, if
 *   there are rows, or files that the backup does not have
 */
export async function refuseUsedTarget(
  client: pg.Client,
  storage: FileStorage,
  { sums }: OpenArchive,
  { overwrite }: { overwrite: boolean },
): Promise<void> {
  const { rows } = await client.query<{ running: number }>(`
    select count(*)::int as running from pg_stat_activity
    where datname = current_database() and application_name = 'paso'`);
  const running = rows[0]?.running ?? 0;
  if (running > 0) {
    throw new OperatorError(
      `Paso is running on this database (${running} connections). Stop all its servers and workers first.`,
    );
  }
  if (overwrite) return;
  const table = await findFirstRow(client);
  if (table !== null) {
    throw new OperatorError(
      `The database ${client.database} is not empty (there are rows in ${table}), so nothing was changed. ` +
        "Restore into an empty one, or add --overwrite to lose what is in it.",
    );
  }
  for await (const { key } of storage.list()) {
    // Left by an earlier attempt, which is no obstacle.
    if (sums.find(fileEntry(key)) !== null) continue;
    throw new OperatorError(
      `The storage of files holds some that are not in the backup (${key}), so nothing was changed. ` +
        "Restore into an empty one, or add --overwrite to keep them unused beside the backup's.",
    );
  }
}
