import { readdir } from "node:fs/promises";

import { segmentFolderOf } from "../database/embedded/archive-commands.ts";

/** Bytes of changes in a segment, as the embedded database is created with. */
const SEGMENT_SIZE = 16 * 1024 ** 2;
/** Segments that share the middle part of their names. */
const IN_BLOCK = 2 ** 32 / SEGMENT_SIZE;

/** A segment of changes: its place among all, and the timeline that wrote it. */
export interface Segment {
  timeline: number;
  number: number;
}

/** A position in the changes of a database, `hi/lo` in hexadecimal, as a number. */
export function parsePosition(text: string): number {
  const [high = "", low = ""] = text.split("/");
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

/** The number of the segment in which a position is. */
export function segmentAt(position: number): number {
  return Math.floor(position / SEGMENT_SIZE);
}

/** What PostgreSQL calls it. */
export function nameSegment({ timeline, number }: Segment): string {
  const parts = [timeline, Math.floor(number / IN_BLOCK), number % IN_BLOCK];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, "0")).join("");
}

/** Reads the name of a segment, or the part of another name that is one; null where there is none. */
export function parseSegment(name: string): Segment | null {
  const parts = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})(?:\.|$)/.exec(name);
  if (!parts) return null;
  const [timeline = 0, block = 0, place = 0] = parts
    .slice(1)
    .map((part) => Number.parseInt(part, 16));
  return { timeline, number: block * IN_BLOCK + place };
}

/** Names of what an archive has, as PostgreSQL gave them. */
export async function listArchived(archive: string): Promise<string[]> {
  const names = await readdir(segmentFolderOf(archive)).catch(() => []);
  return names.filter((name) => name.endsWith(".gz")).map((name) => name.slice(0, -".gz".length));
}
