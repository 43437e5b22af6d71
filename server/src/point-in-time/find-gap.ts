import type { BaseBackup } from "./base-backup.ts";
import { nameSegment, parsePosition, parseSegment, segmentAt, type Segment } from "./segments.ts";
import { isOfLineage, type Lineage } from "./timelines.ts";

interface Course {
  base: Pick<BaseBackup, "start" | "stop" | "timeline">;
  lineage: Lineage;
  /** Names of the archived files. */
  archived: readonly string[];
  /** Names of files outside the archive. */
  pending?: readonly string[];
}

/** The last archived segment of a lineage; null if there is none. */
export function lastArchived(lineage: Lineage, archived: readonly string[]): number | null {
  const numbers = segmentsOf(lineage, archived).map(({ number }) => number);
  return numbers.length === 0 ? null : numbers.reduce((a, b) => Math.max(a, b));
}

/**
 * The first missing segment between a base backup and the end of the archive; null if there is no gap.
 * No change after it can be restored.
 */
export function findGap({ base, lineage, archived, pending = [] }: Course): string | null {
  const found = segmentsOf(lineage, [...archived, ...pending]);
  const numbers = new Set(found.map(({ number }) => number));
  const own = segmentAt(parsePosition(base.stop) - 1);
  const last = Math.max(own, lastArchived(lineage, archived) ?? own);
  for (let number = segmentAt(parsePosition(base.start)); number <= last; number++) {
    if (!numbers.has(number)) return nameSegment({ timeline: timelineOf(number, lineage), number });
  }
  return null;
}

/** Whether everything that makes a base backup consistent exists. */
export function isComplete({ base, archived, pending = [] }: Omit<Course, "lineage">): boolean {
  const lineage = { timeline: base.timeline, ancestors: [] };
  const last = segmentAt(parsePosition(base.stop) - 1);
  const needed = archived.filter((name) => (parseSegment(name)?.number ?? 0) <= last);
  return findGap({ base, lineage, archived: needed, pending }) === null;
}

function segmentsOf(lineage: Lineage, names: readonly string[]): Segment[] {
  return names.flatMap((name) => {
    const segment = name.length === 24 ? parseSegment(name) : null;
    return segment && isOfLineage(lineage, segment) ? [segment] : [];
  });
}

/** The oldest timeline that reaches the segment, which most likely wrote it. */
function timelineOf(number: number, { timeline, ancestors }: Lineage): number {
  return ancestors.find(({ end }) => number <= segmentAt(end))?.timeline ?? timeline;
}
