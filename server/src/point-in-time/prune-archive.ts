import { rename, rm, unlink } from "node:fs/promises";
import { join } from "node:path";

import { segmentFolderOf } from "../database/embedded/archive-commands.ts";
import { syncFolder } from "../platform/storage/sync-folder.ts";
import { baseFolderOf, listBases } from "./base-backup.ts";
import { listArchived, parsePosition, parseSegment, segmentAt } from "./segments.ts";

/** What was deleted from an archive, and the earliest moment that can still be restored. */
export interface Pruned {
  bases: number;
  segments: number;
  earliest: string | null;
}

/**
 * Deletes all but the newest base backups and the WAL before the first of those. Timeline histories
 * are kept: they are small, and tell which segments belong together.
 */
export async function pruneArchive(archive: string, keep: number): Promise<Pruned> {
  const bases = await listBases(archive);
  const [old, kept] = [bases.slice(0, -keep), bases.slice(-keep)];
  for (const { folder } of old) {
    // A partially deleted one must not look complete.
    await rename(folder, `${folder}.part`);
    await syncFolder(baseFolderOf(archive));
    await rm(`${folder}.part`, { recursive: true });
  }
  const first = Math.min(...kept.map(({ start }) => segmentAt(parsePosition(start))));
  const unused = (await listArchived(archive)).filter((name) => {
    const segment = parseSegment(name);
    return segment !== null && segment.number < first;
  });
  const folder = segmentFolderOf(archive);
  for (const name of unused) await unlink(join(folder, `${name}.gz`));
  return { bases: old.length, segments: unused.length, earliest: kept[0]?.finishedAt ?? null };
}
