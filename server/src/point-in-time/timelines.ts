import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { segmentFolderOf } from "../database/embedded/archive-commands.ts";
import { parsePosition, segmentAt, type Segment } from "./segments.ts";

/** A parent timeline: up to this position, its WAL is shared with its child. */
export interface Ancestor {
  timeline: number;
  end: number;
}

/** The history of a state: a timeline and those it branched off from. Each recovery begins another. */
export interface Lineage {
  timeline: number;
  /** Oldest first. */
  ancestors: readonly Ancestor[];
}

/** The name of the file in which PostgreSQL records where a timeline branched off. */
export function historyName(timeline: number): string {
  return `${timeline.toString(16).toUpperCase().padStart(8, "0")}.history`;
}

/** Parses such a file; the first timeline has none. */
export function parseHistory(timeline: number, text: string): Lineage {
  const lines = text.split("\n").map((line) => /^(\d+)\t([0-9A-F]+\/[0-9A-F]+)/.exec(line));
  const ancestors = lines.flatMap((line) =>
    line ? [{ timeline: Number(line[1]), end: parsePosition(line[2] ?? "") }] : [],
  );
  return { timeline, ancestors };
}

/** The lineage of a timeline according to an archive; without a history file it has no ancestors. */
export async function readLineage(archive: string, timeline: number): Promise<Lineage> {
  const path = join(segmentFolderOf(archive), `${historyName(timeline)}.gz`);
  const file = await readFile(path).catch(() => null);
  if (!file) return { timeline, ancestors: [] };
  return parseHistory(timeline, String(await promisify(gunzip)(file)));
}

/** Whether WAL up to a position of a timeline is part of a lineage. */
export function leadsTo(lineage: Lineage, timeline: number, position: number): boolean {
  if (timeline === lineage.timeline) return true;
  return lineage.ancestors.some((one) => one.timeline === timeline && position <= one.end);
}

/** Whether recovery along a lineage reads a segment. */
export function isOfLineage({ timeline, ancestors }: Lineage, segment: Segment): boolean {
  if (segment.timeline === timeline) return true;
  return ancestors.some(
    (one) => one.timeline === segment.timeline && segment.number <= segmentAt(one.end),
  );
}
