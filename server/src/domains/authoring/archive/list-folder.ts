import { createReadStream } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

import type { Listing, RawEntry } from "./raw-entry.ts";

/** Depth to which the folder is searched: a top folder, `files`, and any folder wrongly below it. */
const DEPTH = 3;

/**
 * Lists the files of a folder without following links.
 * @param most maximum number of entries
 */
export async function listFolder(root: string, most: number): Promise<Listing> {
  const entries: RawEntry[] = [];
  await collect(root, "", DEPTH, entries, most);
  return { entries, close: async () => {} };
}

async function collect(
  root: string,
  folder: string,
  depth: number,
  entries: RawEntry[],
  most: number,
): Promise<void> {
  const found = await readdir(join(root, folder), { withFileTypes: true });
  for (const item of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entries.length >= most) return;
    const path = folder === "" ? item.name : `${folder}/${item.name}`;
    if (item.isDirectory() && depth > 0) await collect(root, path, depth - 1, entries, most);
    else if (!item.isDirectory()) entries.push(await entryOf(join(root, path), path));
  }
}

/** Anything but a plain file (a link, a pipe, a device) counts as a link: it is refused unread. */
async function entryOf(location: string, path: string): Promise<RawEntry> {
  const found = await lstat(location);
  return {
    path,
    size: found.size,
    packedSize: found.size,
    isLink: !found.isFile(),
    checksum: null,
    open: async () => createReadStream(location),
  };
}
