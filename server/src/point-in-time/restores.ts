import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { syncFolder } from "../platform/storage/sync-folder.ts";
import type { BaseBackup } from "./base-backup.ts";

/** A restore from an archive; later changes are on its timeline. */
export interface Restore {
  timeline: number;
  /** Time of the restore, ISO 8601. */
  at: string;
  /** The restored moment, ISO 8601. */
  to: string;
}

/** All restores from an archive, oldest first. */
export async function readRestores(archive: string): Promise<Restore[]> {
  const text = await readFile(placeOf(archive), "utf8").catch(() => "[]");
  return JSON.parse(text) as Restore[];
}

export async function noteRestore(archive: string, restore: Restore): Promise<void> {
  const restores = [...(await readRestores(archive)), restore];
  const draft = `${placeOf(archive)}.part`;
  await writeFile(draft, `${JSON.stringify(restores, null, 2)}\n`, { flush: true });
  await rename(draft, placeOf(archive));
  await syncFolder(archive);
}

/**
 * The timeline that the site was on at a moment; null for the current one. Changes that a later restore
 * discarded were still in effect then.
 */
export function timelineAt(
  moment: Date | null,
  restores: readonly Restore[],
  bases: readonly Pick<BaseBackup, "timeline">[],
): number {
  const before = restores.filter(({ at }) => moment === null || Date.parse(at) <= moment.getTime());
  const restored = before.at(-1);
  if (restored) return restored.timeline;
  const known = bases.map(({ timeline }) => timeline);
  return moment === null ? Math.max(...known) : Math.min(...known);
}

function placeOf(archive: string): string {
  return join(archive, "restores.json");
}
