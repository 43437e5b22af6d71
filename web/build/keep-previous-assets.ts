import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import type { Plugin } from "vite";

/** Names of files in `assets`, without those that are compressed. */
interface Builds {
  latest: readonly string[];
  previous: readonly string[];
}

/**
 * Leaves the assets of the previous build in place: a server that still runs it, and pages opened before an
 * update, load parts of it later.
 */
export function keepPreviousAssets(): Plugin {
  return {
    name: "paso-keep-previous-assets",
    apply: "build",
    config: () => ({ build: { emptyOutDir: false } }),
    async writeBundle({ dir = "dist" }, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      await removeOlderAssets(
        dir,
        built.map((name) => path.basename(name)),
      );
    },
  };
}

/** Removes all assets but those just built and those of the build before. */
export async function removeOlderAssets(dist: string, built: readonly string[]): Promise<void> {
  const list = path.join(dist, ".assets.json");
  const known = await readBuilds(list);
  const isSame = known.latest.toSorted().join() === built.toSorted().join();
  const previous = isSame ? known.previous : known.latest;
  const kept = new Set([...built, ...previous]);
  const assets = path.join(dist, "assets");
  const older = (await readdir(assets)).filter((name) => !kept.has(name.replace(/\.(br|gz)$/, "")));
  await Promise.all(older.map((name) => rm(path.join(assets, name))));
  await writeFile(list, JSON.stringify({ latest: built, previous } satisfies Builds));
}

async function readBuilds(list: string): Promise<Builds> {
  try {
    return JSON.parse(await readFile(list, "utf8")) as Builds;
  } catch {
    return { latest: [], previous: [] };
  }
}
