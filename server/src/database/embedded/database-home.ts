import { createHash, randomUUID } from "node:crypto";
import {
  chmod,
  chown,
  lstat,
  mkdir,
  open,
  readlink,
  realpath,
  stat,
  symlink,
} from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import { canEnter, chooseServerAccount, type Account } from "./server-account.ts";

/** An embedded database's folder and the files in it. */
export interface DatabaseHome {
  folder: string;
  /** The account that PostgreSQL runs as; null for our own. */
  account: Account | null;
  /** PostgreSQL's own data folder. */
  cluster: string;
  /** Folder of the Unix socket. */
  sockets: string;
  log: string;
  /** Folder for copies of the binaries. */
  binaries: string;
  /** Locks: for decisions on start and stop, for users of the server, and for its `paso start`. */
  locks: { decision: string; members: string; owner: string };
  /** Names the process that holds the owner lock. */
  ownerNote: string;
}

/** For files that an unprivileged PostgreSQL cannot reach elsewhere; used only under root. */
const SYSTEM_FOLDER = "/var/lib/paso";

/** Longest path of a Unix socket, in bytes, without the terminating NUL. */
const MAX_SOCKET_PATH = 107;
const SOCKET_NAME = "/.s.PGSQL.5432";

/**
 * Prepares the `postgres` folder of a data folder. If PostgreSQL's account cannot reach it,
 * `postgres` becomes a link into a system folder.
 * @throws {OperatorError} when the data folder is not writable
 */
export async function prepareDatabaseHome(dataFolder: string): Promise<DatabaseHome> {
  try {
    return await prepare(dataFolder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof OperatorError || !code) throw error;
    throw new OperatorError(`Cannot use the data folder ${dataFolder} (${reasonOf(code)}).`);
  }
}

async function prepare(dataFolder: string): Promise<DatabaseHome> {
  const entry = join(dataFolder, "postgres");
  const account = await chooseServerAccount(join(entry, "cluster"));
  await mkdir(dataFolder, { recursive: true, mode: 0o711 });
  await mkdir(await chooseFolder(entry, account), { recursive: true, mode: 0o711 });
  const folder = await realpath(entry);
  const home: DatabaseHome = {
    folder,
    account,
    cluster: join(folder, "cluster"),
    sockets: chooseSocketFolder(folder),
    log: join(folder, "server.log"),
    binaries: account ? SYSTEM_FOLDER : folder,
    locks: {
      decision: join(folder, "decision.lock"),
      members: join(folder, "members.lock"),
      owner: join(folder, "owner.lock"),
    },
    ownerNote: join(folder, "owner.json"),
  };
  await prepareSocketFolder(home);
  for (const path of Object.values(home.locks)) await prepareLock(path, folder);
  return home;
}

/** The folder itself, or the existing or future target of its link. */
async function chooseFolder(entry: string, account: Account | null): Promise<string> {
  const known = await lstat(entry).catch(() => null);
  if (known) return known.isSymbolicLink() ? resolve(dirname(entry), await readlink(entry)) : entry;
  if (!account || (await openTo(account, dirname(entry)))) return entry;
  const target = join(SYSTEM_FOLDER, randomUUID());
  await symlink(target, entry).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  // The first process to create the link wins.
  return chooseFolder(entry, account);
}

/** Whether the account can enter the data folder; grants it if only that permission is missing. */
async function openTo(account: Account, dataFolder: string): Promise<boolean> {
  if (!(await canEnter(account, dirname(dataFolder)))) return false;
  if (await canEnter(account, dataFolder)) return true;
  const { mode } = await stat(dataFolder);
  await chmod(dataFolder, mode | 0o011);
  return canEnter(account, dataFolder);
}

function chooseSocketFolder(folder: string): string {
  const near = join(folder, "run");
  if (Buffer.byteLength(near + SOCKET_NAME) <= MAX_SOCKET_PATH) return near;
  return `/tmp/paso-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
}

/** Only the server's account may enter: the socket asks for no password. */
async function prepareSocketFolder({ sockets, account }: DatabaseHome): Promise<void> {
  await mkdir(sockets, { mode: 0o700, recursive: true });
  const found = await lstat(sockets);
  const isOurs = found.uid === process.getuid?.();
  if (account && isOurs) await chown(sockets, account.uid, account.gid);
  const isRight = isOurs || found.uid === account?.uid;
  if (!found.isDirectory() || !isRight || (found.mode & 0o077) !== 0) {
    throw new OperatorError(
      `The folder ${sockets} belongs to another account. Run Paso as that account, or set PASO_DATA to another folder.`,
    );
  }
}

/** A lock that root creates in a person's data folder stays usable by that person. */
async function prepareLock(path: string, folder: string): Promise<void> {
  const handle = await open(path, "a", 0o600);
  try {
    const owner = await stat(folder);
    if (process.getuid?.() === 0) await handle.chown(owner.uid, owner.gid);
  } finally {
    await handle.close();
  }
}

function reasonOf(code: string): string {
  if (code === "EACCES" || code === "EPERM") return "permission denied";
  if (code === "EROFS") return "read-only";
  if (code === "ENOSPC" || code === "EDQUOT") return "disk full";
  if (code === "ENOTDIR" || code === "EEXIST") return "not a folder";
  return code;
}
