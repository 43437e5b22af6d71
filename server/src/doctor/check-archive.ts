import { join } from "node:path";

import type pg from "pg";

import { checkArchive } from "../database/embedded/prepare-archive.ts";
import { type BaseBackup, listBases } from "../point-in-time/base-backup.ts";
import { findGap } from "../point-in-time/find-gap.ts";
import { type Archiving, readArchiving } from "../point-in-time/read-archiving.ts";
import { listArchived, parsePosition } from "../point-in-time/segments.ts";
import { leadsTo, readLineage } from "../point-in-time/timelines.ts";
import { fault, type Finding, ok, warning } from "./finding.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Maximum age of an unarchived full segment, and of the latest base backup, in milliseconds. */
const LATE = { segment: 5 * MINUTE, base: 14 * DAY };
const AREA = "archive";

interface Place {
  archive: string;
  dataFolder: string;
}

/** Whether the embedded database can be restored to any moment: its WAL archive, without a gap. */
export async function checkArchiving(
  client: pg.Client,
  { archive, dataFolder }: Place,
): Promise<Finding> {
  const issue = await checkArchive(archive, join(dataFolder, "postgres", "cluster"));
  if (issue !== null) {
    return fault(
      AREA,
      `Changes cannot be archived. ${issue}`,
      "Make it, mount it, or correct PASO_DATABASE_ARCHIVE. Until then the database's own folder grows.",
    );
  }
  const archiving = await readArchiving(client, archive);
  return findIssue(archiving, archive) ?? (await checkBases(archive, archiving));
}

function findIssue(
  { isOn, failedAt, waiting, waitingSince }: Archiving,
  archive: string,
): Finding | null {
  if (!isOn) {
    return fault(
      AREA,
      `The database runs without archiving into ${archive}.`,
      "Stop all of Paso that runs, commands as well, and start it with PASO_DATABASE_ARCHIVE.",
    );
  }
  const isLate = waitingSince !== null && Date.now() - waitingSince.getTime() > LATE.segment;
  if (failedAt === null && !isLate) return null;
  const since = failedAt
    ? `the last attempt failed at ${failedAt.toISOString()}`
    : `the first since ${waitingSince?.toISOString()}`;
  return fault(
    AREA,
    `Changes are not archived: ${waiting} segments of 16 MB wait, ${since}.`,
    `Look for room and permissions in ${archive}; server.log in the database's folder has the reason. ` +
      "The segments stay in the data folder, which grows, and are archived once it works again.",
  );
}

async function checkBases(archive: string, { system, timeline }: Archiving): Promise<Finding> {
  const lineage = await readLineage(archive, timeline);
  const usable = (await listBases(archive)).filter(
    (base) => base.system === system && leadsTo(lineage, base.timeline, parsePosition(base.stop)),
  );
  const [oldest, newest] = [usable[0], usable.at(-1)];
  const again = "Make one: `paso backup --base`, once a week.";
  if (!oldest || !newest) {
    return fault(AREA, `No base backup in ${archive} leads to this database.`, again);
  }
  const archived = await listArchived(archive);
  const gap = (base: BaseBackup) => findGap({ base, lineage, archived });
  const missing = gap(newest);
  if (missing !== null) {
    return fault(
      AREA,
      `The segment ${missing} is missing in ${archive}: later changes cannot be restored.`,
      `Bring wal/${missing}.gz back, or begin anew with \`paso backup --base\`.`,
    );
  }
  const text = `The database can be set to any moment since ${oldest.finishedAt}, from ${archive}.`;
  if (Date.now() - Date.parse(newest.finishedAt) > LATE.base) {
    return warning(AREA, `${text} Its newest base backup is of ${newest.finishedAt}.`, again);
  }
  const early = gap(oldest);
  if (early === null) return ok(AREA, text);
  return warning(
    AREA,
    `The segment ${early} is missing in ${archive}: not every moment before ${newest.finishedAt} can be restored.`,
    `Bring wal/${early}.gz back if you can; later changes are safe.`,
  );
}
