/**
 * `node write-bundle.ts FOLDER`: bundles the `paso` command, and the files that run in threads and processes of
 * their own, into a folder beside those of earlier versions. Packages stay where they are.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";

import { rolldown } from "rolldown";

const SOURCES = join(import.meta.dirname, "../src");
/** Kept of other versions: servers that still run one load parts of it when they need them. */
const MOST_OTHERS = 2;
const THREAD = /(?<!^run-in)-(?:thread|task)\.ts$|^background-process\.ts$/;
/** The URL of a file, as threads are started with. */
const MODULE_URL = /new URL\("[./\w-]*?([\w-]+)\.ts", import\.meta\.url\)/g;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: node write-bundle.ts FOLDER");
try {
  await writeBundle(folder);
  await deleteOthers(folder);
} catch (error) {
  // Whoever started this says what it means.
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function writeBundle(target: string): Promise<void> {
  const threads = await findThreads();
  const bundle = await rolldown({
    input: { paso: join(SOURCES, "cli/paso.ts"), ...threads },
    platform: "node",
    external: (id) => !/^(?:[./]|@paso\/)/.test(id),
    plugins: [
      {
        name: "import-meta",
        transform: (code, id) =>
          code.includes("import.meta.") && id.startsWith(SOURCES)
            ? rewriteImportMeta(code, { id, target, threads })
            : undefined,
      },
    ],
  });
  // Others may be writing the same.
  const temporary = `${target}.${randomUUID()}`;
  // Says plainly what is wrong with the place, which the bundler does not.
  await mkdir(temporary, { recursive: true });
  try {
    await bundle.write({
      dir: temporary,
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
    });
    await rename(temporary, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The files that run in threads and processes of their own, by name. */
async function findThreads(): Promise<Record<string, string>> {
  const entries = await readdir(SOURCES, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    ({ name, parentPath }) => THREAD.test(name) && basename(parentPath) !== "testing",
  );
  return Object.fromEntries(
    files.map(({ name, parentPath }) => [basename(name, ".ts"), join(parentPath, name)]),
  );
}

interface BundledSource {
  id: string;
  target: string;
  threads: Record<string, string>;
}

/** A source still finds the files beside it; threads are found in the bundle. */
function rewriteImportMeta(code: string, { id, target, threads }: BundledSource): string {
  const path = JSON.stringify(relative(target, id));
  const here = JSON.stringify(`/${relative(target, dirname(id))}`);
  return code
    .replaceAll(MODULE_URL, (url, name: string) =>
      name in threads ? `new URL("./${name}.js", import.meta["url"])` : url,
    )
    .replaceAll("import.meta.url", `new URL(${path}, import.meta["url"]).href`)
    .replaceAll("import.meta.dirname", `(import.meta["dirname"] + ${here})`);
}

async function deleteOthers(kept: string): Promise<void> {
  const all = dirname(kept);
  const names = await readdir(all);
  const others = await Promise.all(
    names
      // Not those that are being written.
      .filter((name) => name !== basename(kept) && !name.includes("."))
      .map(async (name) => ({ name, at: await changedAt(join(all, name)) })),
  );
  const old = others.toSorted((one, other) => other.at - one.at).slice(MOST_OTHERS);
  await Promise.all(old.map(({ name }) => rm(join(all, name), { recursive: true, force: true })));
}

/** Zero if another process has deleted it. */
async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
