import type pg from "pg";

import { archiveSettings } from "../database/embedded/archive-commands.ts";

/** The archiving state of a running database. */
export interface Archiving {
  /** Whether it archives to the folder in the settings. */
  isOn: boolean;
  system: string;
  timeline: number;
  /** Number of full segments not archived yet, and since when the oldest has been full. */
  waiting: number;
  waitingSince: Date | null;
  archivedAt: Date | null;
  /** Time of the last failure, if there was no success since. */
  failedAt: Date | null;
}

/** Queries the embedded database, as superuser. */
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
