import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";

import { OperatorError } from "../platform/errors/operator-error.ts";
import { withLock } from "../platform/storage/file-lock.ts";

const ROOT = join(import.meta.dirname, "../../..");
const WEB = join(ROOT, "web");
const DIST = join(WEB, "dist");
/** Identifies the sources that the app was built from. */
const STAMP = join(DIST, ".sources");
/** The folders of the build's inputs; and its files in `web` itself. */
const FOLDERS = ["web/src", "web/build", "contract/src"];
const FILES = /\.(ts|json|html)$/;
/** Longest wait for another process's build, in milliseconds. */
const PATIENCE = 300_000;

/**
 * Builds the web app unless it is up to date with its sources; returns its folder, or undefined
 * if neither the app nor its sources are installed.
 * @throws {OperatorError} when the build fails, after printing its output
 */
export async function buildWebApp(): Promise<string | undefined> {
  if (!existsSync(join(WEB, "src"))) return existsSync(DIST) ? DIST : undefined;
  const files = findSources();
  const built = await readStamp();
  const touched = stampTimes(files);
  if (built.touched === touched) return DIST;
  const content = stampContent(files);
  const write = () => writeFile(STAMP, `${content}\n${touched}\n`);
  if (built.content === content) {
    // Only a shortcut for the next start, which a read-only installation does without.
    await write().catch(() => {});
    return DIST;
  }
  const locks = join(ROOT, "node_modules/.paso");
  await mkdir(locks, { recursive: true });
  return withLock(join(locks, "web-build.lock"), PATIENCE, async () => {
    if ((await readStamp()).content !== content) {
      await build();
      await write();
    }
    return DIST;
  });
}

/** Of the sources that the app was built from. */
interface Stamp {
  content?: string | undefined;
  /** As the files were when the content was last compared, which takes ten times as long. */
  touched?: string | undefined;
}

async function readStamp(): Promise<Stamp> {
  const [content, touched] = (await readFile(STAMP, "utf8").catch(() => "")).split("\n");
  return { content, touched };
}

/** The build's inputs, without tests. */
function findSources(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }),
  );
  const beside = readdirSync(WEB, { withFileTypes: true }).filter(({ name }) => FILES.test(name));
  const files = [...inFolders, ...beside]
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map(({ parentPath, name }) => join(parentPath, name));
  return [...files, join(ROOT, "package-lock.json")].toSorted();
}

/** SHA-256 over names, sizes and times of the sources. */
function stampTimes(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(ROOT, file)}\0${size} ${mtimeMs}\0`);
  }
  return hash.digest("hex");
}

/** SHA-256 over names and bytes of the sources. */
function stampContent(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
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
