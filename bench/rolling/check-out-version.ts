import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { judgeMigration } from "@paso/server/src/database/judge-migration.ts";
import { MIGRATIONS } from "@paso/server/src/database/migration-history.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");

/** A checked-out version of the product. */
export interface Version {
  /** Short id of its commit. */
  commit: string;
  folder: string;
  /** Its command. */
  paso: string;
}

/** The oldest version whose servers this one can replace one by one: its last migration has `breaks`. */
export async function findOldestVersion(): Promise<string> {
  const breaking = await Promise.all(
    (await readdir(MIGRATIONS)).map(async (name) => {
      const sql = await readFile(join(MIGRATIONS, name, "migration.sql"), "utf8");
      const concerns = judgeMigration(sql.split("--> statement-breakpoint"));
      return concerns.some(({ kind }) => kind === "breaks") ? name : "";
    }),
  );
  const last = breaking.toSorted().at(-1) ?? "";
  return git("log", "-1", "--format=%H", "--diff-filter=A", "--", join(MIGRATIONS, last));
}

/**
 * Checks a version out into a separate folder. It shares this one's packages, but has its own workspaces.
 * @param cleanUp removes it
 */
export async function checkOutVersion(
  cleanUp: AsyncDisposableStack,
  commit: string,
): Promise<Version> {
  const parent = await mkdtemp(join(tmpdir(), "paso-rolling-"));
  cleanUp.defer(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, "version");
  await git("worktree", "add", "--quiet", "--detach", folder, commit);
  cleanUp.defer(async () => {
    await git("worktree", "remove", "--force", folder);
  });
  await linkPackages(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await symlink(join(ROOT, "server/node_modules"), join(folder, "server/node_modules"));
  return {
    commit: await git("rev-parse", "--short", commit),
    folder,
    paso: join(folder, "server/bin/paso.js"),
  };
}

async function linkPackages(source: string, target: string): Promise<void> {
  await mkdir(join(target, "@paso"), { recursive: true });
  for (const name of await readdir(source)) {
    if (name !== "@paso" && !name.startsWith(".")) {
      await symlink(join(source, name), join(target, name));
    }
  }
  for (const name of await readdir(join(source, "@paso"))) {
    await symlink(join("../..", name), join(target, "@paso", name));
  }
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run("git", ["-C", ROOT, ...args]);
  return stdout.trim();
}
