import type pg from "pg";

import { archiveSettings } from "../database/embedded/archive-commands.ts";

/** How a running database archives its changes. */
export interface Archiving {
  /** Whether it does so into the archive of the settings. */
  isOn: boolean;
  system: string;
  timeline: number;
  /** Segments that are full and not archived, and since when the oldest is. */
  waiting: number;
  waitingSince: Date | null;
  archivedAt: Date | null;
  /** When it failed last, if it has not succeeded since. */
  failedAt: Date | null;
}

/** Asks the embedded database, as the superuser. */
export async function readArchiving(client: pg.Client, archive: string): Promise<Archiving> {
  const { rows } = await client.query<Archiving>(
    `select current_setting('archive_mode') = 'on' and current_setting('archive_command') = $1 as "isOn",
      system_identifier::text as system,
      ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline,
      waiting.count as waiting, waiting.since as "waitingSince",
      last_archived_time as "archivedAt",
      case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_time end
        as "failedAt"
    from pg_control_system(), pg_stat_archiver,
      (select count(*)::int, min(modification) as since
        from pg_ls_archive_statusdir() where name like '%.ready') as waiting`,
    [archiveSettings(archive)["archive_command"]],
  );
  const [row] = rows;
  if (!row) throw new Error("The archiver could not be asked.");
  return row;
}
