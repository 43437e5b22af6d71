import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";

import { OperatorError } from "../platform/errors/operator-error.ts";
import { withLock } from "../platform/storage/file-lock.ts";

const ROOT = join(import.meta.dirname, "../../..");
const WEB = join(ROOT, "web");
const DIST = join(WEB, "dist");
/** Identifies the sources that the app was built from. */
const STAMP = join(DIST, ".sources");
/** The build's inputs, without tests. */
const SOURCES = [
  "web/*.{ts,json,html}",
  "web/{src,build,public}/**/*",
  "contract/src/**/*.ts",
  "package-lock.json",
];
/** Longest wait for another process's build, in milliseconds. */
const PATIENCE = 300_000;

/**
 * Builds the web app unless it is up to date with its sources; returns its folder, or undefined
 * if neither the app nor its sources are installed.
 * @throws {OperatorError} when the build fails, after printing its output
 */
export async function buildWebApp(): Promise<string | undefined> {
  if (!existsSync(join(WEB, "src"))) return existsSync(DIST) ? DIST : undefined;
  const wanted = await stampSources();
  if ((await builtStamp()) === wanted) return DIST;
  const locks = join(ROOT, "node_modules/.paso");
  await mkdir(locks, { recursive: true });
  return withLock(join(locks, "web-build.lock"), PATIENCE, async () => {
    if ((await builtStamp()) !== wanted) {
      await build();
      await writeFile(STAMP, wanted);
    }
    return DIST;
  });
}

async function builtStamp(): Promise<string | null> {
  return readFile(STAMP, "utf8").catch(() => null);
}

/** SHA-256 over names and bytes of all sources. */
async function stampSources(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.includes(".test."))
      files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    hash.update(`${relative(ROOT, file)}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}

async function build(): Promise<void> {
  console.log("Building the web app, as its sources are new ...");
  const startedAt = performance.now();
  // A failed build must not be mistaken for the previous one.
  await rm(STAMP, { force: true });
  const child = spawn("npm", ["run", "build", "--workspace", "@paso/web"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, "close");
  if (code !== 0) {
    console.error((await said).join(""));
    throw new OperatorError("The web app could not be built; what went wrong is printed above.");
  }
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
