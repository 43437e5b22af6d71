import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Names the folder of sites that all workers of a run copy. */
const FOLDER = "PASO_JOURNEY_SITES";
const LIMIT_MS = 170_000;

/** Runs before all journeys; the returned function runs after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "paso-sites-"));
  // The account that PostgreSQL runs as must be able to traverse it.
  await chmod(folder, 0o711);
  process.env[FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Copies a prepared site into a data folder, which takes a fraction of preparing it. Outside a run of
 * journeys it leaves the folder unchanged.
 * @param prepare creates the site in a data folder, for the first caller
 */
export async function copyPreparedSite(
  name: string,
  data: string,
  prepare: (data: string) => Promise<void>,
): Promise<void> {
  const folder = process.env[FOLDER];
  if (!folder) return;
  const site = join(folder, name);
  const deadline = Date.now() + LIMIT_MS;
  while (!existsSync(site)) {
    if (await isFirst(`${site}.begun`)) await prepareOnce(site, prepare);
    else if (Date.now() > deadline) throw new Error(`${site} was not prepared.`);
    else await new Promise((wake) => setTimeout(wake, 100));
  }
  // Preserves the owners, one of which is PostgreSQL's.
  await run("cp", ["--archive", `${site}/.`, data]);
}

/** If this one fails, another worker retries. */
async function prepareOnce(site: string, prepare: (data: string) => Promise<void>): Promise<void> {
  const draft = `${site}.draft`;
  try {
    await mkdir(draft);
    await prepare(draft);
    await rename(draft, site);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    await rm(`${site}.begun`, { recursive: true });
    throw error;
  }
}

async function isFirst(mark: string): Promise<boolean> {
  try {
    await mkdir(mark);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
