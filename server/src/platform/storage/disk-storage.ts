import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

import { diskSpace } from "./disk-space.ts";
import type { FileStorage } from "./file-storage.ts";
import { isStorageKey, requireStorageKey } from "./storage-key.ts";
import { syncFolder } from "./sync-folder.ts";

/** Stores bytes as files below a folder, sharded into subfolders by the first characters of their keys. */
export function openDiskStorage(folder: string): FileStorage {
  function pathOf(key: string): string {
    requireStorageKey(key);
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  }

  async function has(key: string): Promise<boolean> {
    const path = pathOf(key);
    return access(path).then(
      () => true,
      () => false,
    );
  }

  return {
    has,

    async put(key, bytes) {
      const path = pathOf(key);
      if (await has(key)) return;
      const shard = dirname(path);
      await mkdir(shard, { recursive: true });
      const temporary = join(shard, `.${randomUUID()}.tmp`);
      try {
        await writeDurably(temporary, bytes);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      // The folder entries must survive a power cut like the bytes.
      for (const parent of [shard, dirname(shard), folder]) await syncFolder(parent);
    },

    async read(key, range) {
      const handle = await open(pathOf(key));
      return createReadStream("", { fd: handle, ...range });
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    list: () => listFolder(folder),

    async space() {
      // The folder does not exist before the first file.
      return diskSpace(folder).catch(() => diskSpace(dirname(folder)));
    },
  };
}

async function writeDurably(
  path: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const handle = await open(path, "wx", 0o640);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Walks the subfolders one after the other; files without a valid key are not ours. */
async function* listFolder(folder: string): AsyncGenerator<{ key: string; size: number }> {
  let entries;
  try {
    entries = await opendir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFolder(path);
    else if (isStorageKey(entry.name)) {
      const found = await stat(path).catch(() => null);
      if (found) yield { key: entry.name, size: found.size };
    }
  }
}
