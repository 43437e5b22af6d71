import { execFile } from "node:child_process";
import { appendFile } from "node:fs/promises";
import { promisify } from "node:util";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import type { Account } from "./server-account.ts";

const run = promisify(execFile);

/** The account that initdb sees in a user namespace: `nobody`. */
const MAPPED_USER = 65_534;

interface InitdbCall {
  /** Path of the program. */
  initdb: string;
  options: string[];
  /** The account it runs as; null for our own. */
  account: Account | null;
  env: Record<string, string>;
}

/** Files that can give a user id a name; for tests. */
interface NamePlaces {
  unshare: string;
  passwd: string;
}

const NAME_PLACES: NamePlaces = { unshare: "/usr/bin/unshare", passwd: "/etc/passwd" };

/**
 * Runs initdb, the only program of PostgreSQL that insists on a name for its user id. Containers often
 * run under an id without one. It then gets one in a user namespace, or in /etc/passwd if that is
 * writable, as in images made for OpenShift.
 * @throws {OperatorError} if it cannot have one
 */
export async function runInitdb(call: InitdbCall, places = NAME_PLACES): Promise<void> {
  const { initdb, options, account, env } = call;
  const own = [initdb, ...options];
  const mapped = [places.unshare, "--user", `--map-user=${MAPPED_USER}`, "--", ...own];
  const settings = { ...account, cwd: "/", env };
  if (await hasName(own, settings)) return;
  if (await hasName(mapped, settings)) return;
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  const gid = account?.gid ?? process.getgid?.() ?? 0;
  // Root could always write it, but would not be expected to.
  if (account === null && (await appendEntry(places.passwd, uid, gid))) {
    if (await hasName(own, settings)) return;
  }
  throw new OperatorError(
    `PostgreSQL needs a name for the user id ${uid}, which has no entry in /etc/passwd. ` +
      "Add one, run Paso as a user that has one, or set DATABASE_URL to a PostgreSQL server.",
  );
}

/** Runs initdb; false if it did nothing for lack of a name. */
async function hasName([program = "", ...args]: string[], settings: object): Promise<boolean> {
  try {
    await run(program, args, settings);
    return true;
  } catch (error) {
    const { stderr = "", code } = error as { stderr?: string; code?: unknown };
    const isUnnamed = stderr.includes("could not look up effective user ID");
    const hasNoNamespace =
      program.endsWith("unshare") && (code === "ENOENT" || stderr.startsWith("unshare:"));
    if (!isUnnamed && !hasNoNamespace) throw error;
    return false;
  }
}

function appendEntry(passwd: string, uid: number, gid: number): Promise<boolean> {
  return appendFile(passwd, `paso:x:${uid}:${gid}:Paso:/:/usr/sbin/nologin\n`).then(
    () => true,
    () => false,
  );
}
