import { readdir } from "node:fs/promises";

import { segmentFolderOf } from "../database/embedded/archive-commands.ts";

/** WAL segment size in bytes, as set when the embedded database is created. */
const SEGMENT_SIZE = 16 * 1024 ** 2;
/** Segments that share the middle part of their names. */
const IN_BLOCK = 2 ** 32 / SEGMENT_SIZE;

/** A WAL segment: its number, and the timeline that wrote it. */
export interface Segment {
  timeline: number;
  number: number;
}

/** Parses an LSN, `hi/lo` in hexadecimal, as a number. */
export function parsePosition(text: string): number {
  const [high = "", low = ""] = text.split("/");
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

/** The number of the segment that contains a position. */
export function segmentAt(position: number): number {
  return Math.floor(position / SEGMENT_SIZE);
}

/** PostgreSQL's file name for it. */
export function nameSegment({ timeline, number }: Segment): string {
  const parts = [timeline, Math.floor(number / IN_BLOCK), number % IN_BLOCK];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, "0")).join("");
}

/** Parses the name of a segment, even as part of another name; null if there is none. */
export function parseSegment(name: string): Segment | null {
  const parts = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})(?:\.|$)/.exec(name);
  if (!parts) return null;
  const [timeline = 0, block = 0, place = 0] = parts
    .slice(1)
    .map((part) => Number.parseInt(part, 16));
  return { timeline, number: block * IN_BLOCK + place };
}

/** Names of an archive's files, as PostgreSQL gave them. */
export async function listArchived(archive: string): Promise<string[]> {
  const names = await readdir(segmentFolderOf(archive)).catch(() => []);
  return names.filter((name) => name.endsWith(".gz")).map((name) => name.slice(0, -".gz".length));
}
