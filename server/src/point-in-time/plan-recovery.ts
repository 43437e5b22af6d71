import { OperatorError } from "../platform/errors/operator-error.ts";
import { type BaseBackup, listBases } from "./base-backup.ts";
import { findGap, isComplete } from "./find-gap.ts";
import { readRestores, timelineAt } from "./restores.ts";
import { listArchived, parsePosition } from "./segments.ts";
import { leadsTo, type Lineage, readLineage } from "./timelines.ts";

/** How to recreate a state of the database. */
export interface RecoveryPlan {
  base: BaseBackup;
  lineage: Lineage;
  /** The first missing segment, after which nothing can be restored; null if there is none. */
  gap: string | null;
}

interface Wish {
  /** The target moment; null for the end of the archive. */
  until: Date | null;
  now: Date;
  /** Names of segments not yet archived when the database stopped. */
  pending: readonly string[];
}

/**
 * Chooses the newest base backup from before a moment.
 * @throws {OperatorError} if the archive does not cover it
 */
export async function planRecovery(
  archive: string,
  { until, now, pending }: Wish,
): Promise<RecoveryPlan> {
  if (until && until > now) {
    throw new OperatorError(
      `${until.toISOString()} is in the future; now is ${now.toISOString()}.`,
    );
  }
  const bases = await listBases(archive);
  if (bases.length === 0) {
    throw new OperatorError(
      `There is no base backup in ${archive}: \`paso backup --base\` makes one of a site that runs.`,
    );
  }
  const lineage = await readLineage(archive, timelineAt(until, await readRestores(archive), bases));
  const usable = bases.filter((base) => leadsTo(lineage, base.timeline, parsePosition(base.stop)));
  const base = usable.findLast(({ finishedAt }) => !until || new Date(finishedAt) <= until);
  if (!base) {
    const earliest = usable[0]?.finishedAt;
    throw new OperatorError(
      `No base backup in ${archive} is old enough` +
        (earliest ? `: the earliest moment that can be restored is ${earliest}.` : " for that."),
    );
  }
  const archived = await listArchived(archive);
  const gap = findGap({ base, lineage, archived, pending });
  if (gap !== null && (until === null || !isComplete({ base, archived, pending }))) {
    throw new OperatorError(
      `The archive ${archive} lacks the segment ${gap}, without which later changes cannot be restored. ` +
        `Bring wal/${gap}.gz back, or name a moment before it with --until.`,
    );
  }
  return { base, lineage, gap };
}
