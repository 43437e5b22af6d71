import { randomUUID } from "node:crypto";
import { chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import pg from "pg";
import type { Logger } from "pino";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import { tryLock, withLock, type FileLock } from "../../platform/storage/file-lock.ts";
import { syncFolder } from "../../platform/storage/sync-folder.ts";
import { archiveSettings } from "./archive-commands.ts";
import { prepareDatabaseHome, type DatabaseHome } from "./database-home.ts";
import { preparePostgresBinaries } from "./postgres-binaries.ts";
import {
  ensurePostmaster,
  findPostmaster,
  initializeCluster,
  socketUrl,
  stopPostmaster,
  type ServerSpec,
} from "./postmaster.ts";
import { prepareArchive } from "./prepare-archive.ts";
import { refuseInterruptedRestore } from "./refuse-interrupted-restore.ts";
import { rotateLog } from "./rotate-log.ts";

const DATABASE = "paso";
/** Major version of the platform packages' PostgreSQL. */
const MAJOR_VERSION = "18";
/** Longest wait for other processes to start or stop the server, in milliseconds. */
const PATIENCE = 150_000;
/** Milliseconds between checks that the server is alive. */
const WATCH_INTERVAL = 500;
/** Milliseconds between checks of its log's size. */
const LOG_INTERVAL = 60_000;

/** Log for restarts of the server. */
export type RestartLog = Pick<Logger, "warn" | "error">;

/** This process's membership of an embedded database. */
export interface EmbeddedDatabase {
  url: string;
  /**
   * Makes this process the one that serves the data folder, until it ends.
   * @param address where it serves, shown to processes refused later
   * @throws {OperatorError} when another process already does
   */
  claim(address: string): Promise<void>;
  /** The last process to close it stops the server. */
  close(): Promise<void>;
}

/**
 * Joins the PostgreSQL server of a data folder, or creates and starts it. Any number of processes
 * may: a lock serialises their decisions, and a server that outlived its app is taken over. While
 * this process is a member, a server that dies is restarted.
 * @param options `archive` is the folder for its WAL archive
 */
export async function openEmbeddedDatabase(
  dataFolder: string,
  settings: Record<string, string> = {},
  { log, archive = null }: { log?: RestartLog | undefined; archive?: string | null } = {},
): Promise<EmbeddedDatabase> {
  const home = await prepareDatabaseHome(dataFolder);
  const issue = archive === null ? null : await prepareArchive(archive, home.account);
  // The server keeps segments that it cannot archive, and retries: no reason not to serve.
  if (issue !== null) log?.error({ archive, issue }, "the database's changes are not archived");
  const spec: ServerSpec = {
    binaries: await preparePostgresBinaries(home.account, home.binaries),
    cluster: home.cluster,
    sockets: home.sockets,
    log: home.log,
    account: home.account,
    settings: archive === null ? settings : { ...settings, ...archiveSettings(archive) },
    detached: true,
  };
  const decide = <Result>(run: () => Promise<Result>): Promise<Result> =>
    withLock(home.locks.decision, PATIENCE, run);

  const joined = await decide(() => joinServer(home, spec));
  let { pid } = joined;
  let owner: FileLock | null = null;
  let closing: Promise<void> | undefined;
  let revival: Promise<void> | undefined;
  let lastFailure = "";
  const watch = setInterval(() => {
    revival ??= revive().finally(() => {
      revival = undefined;
    });
  }, WATCH_INTERVAL).unref();
  const keepLogShort = setInterval(() => void rotateLog(home.log).catch(() => {}), LOG_INTERVAL);
  keepLogShort.unref();

  /** A failure also surfaces at the next query; the next check retries. */
  async function revive(): Promise<void> {
    const ended = pid;
    if (ended === null || ended === (await findPostmaster(home.cluster))) return;
    try {
      pid = await decide(() => ensurePostmaster(spec));
      log?.warn(
        { ended, pid, serverLog: home.log },
        "the embedded database ended and was restarted",
      );
      lastFailure = "";
    } catch (err) {
      const failure = String(err);
      if (failure !== lastFailure)
        log?.error({ ended, err }, "the embedded database does not start");
      lastFailure = failure;
    }
  }

  async function leave(): Promise<void> {
    clearInterval(watch);
    clearInterval(keepLogShort);
    await revival;
    await decide(() => stopIfLast(home, [owner, joined.membership]));
  }

  return {
    url: socketUrl(home.sockets, DATABASE),

    async claim(address) {
      owner = tryLock(home.locks.owner, "exclusive");
      if (!owner) throw new OperatorError(await describeOwner(home, dataFolder));
      await writeFile(home.ownerNote, JSON.stringify({ pid: process.pid, address }));
    },

    close: () => (closing ??= leave()),
  };
}

/** Becomes a member of the server, creating and starting it if needed. */
async function joinServer(
  home: DatabaseHome,
  spec: ServerSpec,
): Promise<{ pid: number | null; membership: FileLock | null }> {
  const membership = tryLock(home.locks.members, "shared");
  try {
    await createCluster(home, spec);
    const pid = await ensurePostmaster(spec);
    await createDatabase(spec);
    return { pid, membership };
  } catch (error) {
    await stopIfLast(home, [membership]);
    throw error;
  }
}

async function stopIfLast(home: DatabaseHome, locks: (FileLock | null)[]): Promise<void> {
  for (const lock of locks) lock?.release();
  const alone = tryLock(home.locks.members, "exclusive");
  const running = alone && (await findPostmaster(home.cluster));
  if (running) await stopPostmaster(running, home.cluster);
  alone?.release();
}

/** Creates the cluster under a temporary name and renames it, so that a crash leaves no partial one. */
async function createCluster(home: DatabaseHome, spec: ServerSpec): Promise<void> {
  await refuseForeignCluster(home);
  const version = await readFile(join(home.cluster, "PG_VERSION"), "utf8").catch(() => null);
  if (version !== null) {
    if (version.trim() === MAJOR_VERSION) return;
    throw new OperatorError(
      `The database in ${home.folder} was written by PostgreSQL ${version.trim()}; ` +
        `this version of Paso needs PostgreSQL ${MAJOR_VERSION}.`,
    );
  }
  await refuseInterruptedRestore(home);
  for (const name of await readdir(home.folder)) {
    if (name.startsWith("cluster.")) {
      // A killed app's initdb may still be writing.
      await rm(join(home.folder, name), { recursive: true, maxRetries: 20, retryDelay: 50 });
    }
  }
  const temporary = join(home.folder, `cluster.${randomUUID()}`);
  await mkdir(temporary, { mode: 0o700 });
  if (home.account) await chown(temporary, home.account.uid, home.account.gid);
  await initializeCluster(spec, temporary);
  await rename(temporary, home.cluster);
  await syncFolder(home.folder);
}

/** PostgreSQL serves only clusters of its own account. */
async function refuseForeignCluster({ cluster, folder, account }: DatabaseHome): Promise<void> {
  const found = await stat(cluster).catch(() => null);
  const own = account?.uid ?? process.getuid?.();
  if (!found || found.uid === own) return;
  throw new OperatorError(
    `The database in ${folder} belongs to another account (user id ${found.uid}). ` +
      "Run Paso as that account, or set PASO_DATA to another folder.",
  );
}

async function createDatabase(spec: ServerSpec): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(spec.sockets, "postgres") });
  client.on("error", () => {});
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function describeOwner(home: DatabaseHome, dataFolder: string): Promise<string> {
  const note = await readFile(home.ownerNote, "utf8").catch(() => "{}");
  const { pid, address } = JSON.parse(note) as { pid?: number; address?: string };
  const who = pid ? ` (process ${pid}, ${address})` : "";
  return `Paso is already running on the data folder ${dataFolder}${who}.`;
}
