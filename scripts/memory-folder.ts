import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { join } from "node:path";

/** Linux's in-memory file system. */
const MEMORY = "/dev/shm";
const PREFIX = "paso-tests-";
/** Maximum bytes that all tests write at the same time, which must also stay free. */
const NEEDED = 4e9;
const SPARE = 4e9;

/**
 * An in-memory folder for the temporary files of all tests, most of which are databases: on a disk they cost
 * the system more than PostgreSQL itself. Undefined if memory is short or the folder is mounted noexec.
 * Leftovers of killed tests are removed.
 */
export async function makeMemoryFolder(): Promise<string | undefined> {
  if (!existsSync(MEMORY)) return undefined;
  await removeAbandoned();
  const { bavail, bsize } = await statfs(MEMORY);
  const isRoomy = bavail * bsize >= NEEDED && process.availableMemory() >= NEEDED + SPARE;
  if (!isRoomy || !runsPrograms(readFileSync("/proc/mounts", "utf8"), MEMORY)) return undefined;
  try {
    const folder = await mkdtemp(join(MEMORY, `${PREFIX}${process.pid}-`));
    // The account that PostgreSQL runs as must be able to traverse it.
    await chmod(folder, 0o711);
    return folder;
  } catch {
    return undefined;
  }
}

/** Whether the file system mounted last at the path allows executing programs. */
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
    // Those of another account stay.
    await rm(join(MEMORY, name), { recursive: true, force: true }).catch(() => {});
  }
}
