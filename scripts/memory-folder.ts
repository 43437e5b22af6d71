import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
const PREFIX = "paso-tests-";
/** Bytes that all tests write at most at a time, and that have to stay free beside them. */
const NEEDED = 4e9;
const SPARE = 4e9;

/**
 * A folder in memory for the temporary files of all tests, most of which are databases: on a disk they
 * cost the system more than PostgreSQL itself. Undefined where memory is short or the folder's file
 * system runs no programs. What tests that were killed left there goes.
 */
export async function makeMemoryFolder(): Promise<string | undefined> {
  if (!existsSync(MEMORY)) return undefined;
  await removeAbandoned();
  const { bavail, bsize } = await statfs(MEMORY);
  const isRoomy = bavail * bsize >= NEEDED && process.availableMemory() >= NEEDED + SPARE;
  if (!isRoomy || !runsPrograms(readFileSync("/proc/mounts", "utf8"), MEMORY)) return undefined;
  try {
    const folder = await mkdtemp(join(MEMORY, `${PREFIX}${process.pid}-`));
    // The account that PostgreSQL runs as passes through.
    await chmod(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}

/** Whether the last file system that is mounted there lets programs run. */
export function runsPrograms(mounts: string, path: string): boolean {
  const options = mounts
    .split("\n")
    .map((line) => line.split(" "))
    .findLast((fields) => fields[1] === path)?.[3];
  return options !== undefined && !options.split(",").includes("noexec");
}

async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10);
    if (!pid || existsSync(`/proc/${pid}`)) continue;
    // Another account's stay.
    await rm(join(MEMORY, name), { recursive: true, force: true }).catch(() => {});
  }
}
