import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import { rotateLog } from "./rotate-log.ts";
import { runInitdb } from "./run-initdb.ts";
import type { Account } from "./server-account.ts";

/** How to run one PostgreSQL server. */
export interface ServerSpec {
  /** Folder of `postgres` and `initdb`. */
  binaries: string;
  /** PostgreSQL's data folder. */
  cluster: string;
  /** Folder of its Unix socket, the only way to connect. */
  sockets: string;
  /** File for its output. */
  log: string;
  /** The account it runs as; null for our own. */
  account: Account | null;
  /** Settings beyond our own, e.g. `{ fsync: "off" }`. */
  settings?: Record<string, string>;
  /** Longest wait until it is ready, in milliseconds; two minutes by default. */
  patience?: number;
  /** Whether it survives signals from our terminal, and our exit. */
  detached: boolean;
}

const SOCKET_LOCK = ".s.PGSQL.5432.lock";
const SUPERUSER = "paso";
/** Our own environment, such as PGPORT, must not affect the server. */
const ENVIRONMENT = { LC_ALL: "C", TZ: "UTC" };

/** The address of a database on a server's socket. */
export function socketUrl(sockets: string, database: string): string {
  return `postgres:///${database}?host=${encodeURIComponent(sockets)}&user=${SUPERUSER}`;
}

/** Creates an empty cluster in an existing, empty folder that belongs to the server's account. */
export async function initializeCluster(spec: ServerSpec, folder: string): Promise<void> {
  const options = ["--username", SUPERUSER, "--auth", "trust", "--encoding", "UTF8"];
  // Code point order is the same on every machine and never invalidates an index.
  const locale = ["--locale", "C.UTF-8"];
  const durability = spec.settings?.["fsync"] === "off" ? ["--no-sync"] : [];
  try {
    await runInitdb({
      initdb: join(spec.binaries, "initdb"),
      options: ["--pgdata", folder, ...options, ...locale, ...durability],
      account: spec.account,
      env: ENVIRONMENT,
    });
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new OperatorError(
      `Cannot create the database in ${folder}: ${reasonOf(lastLine(stderr) ?? message)}`,
    );
  }
}

/** The process id of the server running on a cluster; null when there is none. */
export async function findPostmaster(cluster: string): Promise<number | null> {
  const note = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number.parseInt(note, 10);
  return pid > 0 && (await isPostmaster(pid, cluster)) ? pid : null;
}

/**
 * Whether a process is alive and serves this cluster; since ids are reused, the command line decides, or
 * the working directory: a server enters its cluster, even if that was moved meanwhile.
 */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  // A zombie has an empty command line, and no working directory.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  if (command.split("\0").includes(cluster)) return true;
  const [entered, own] = await Promise.all(
    [`/proc/${pid}/cwd`, cluster].map((path) => realpath(path).catch(() => null)),
  );
  return entered !== null && entered === own;
}

/**
 * Joins the server of a cluster, or starts it. The caller holds a lock against a concurrent start.
 * @returns its process id
 */
export async function ensurePostmaster(spec: ServerSpec): Promise<number | null> {
  const deadline = Date.now() + (spec.patience ?? 120_000);
  let starting: Promise<string> | undefined;
  for (;;) {
    const issue = await connectIssue(socketUrl(spec.sockets, "postgres"));
    const pid = await findPostmaster(spec.cluster);
    if (!issue) return pid;
    if (!pid && !starting) {
      starting = startPostmaster(spec);
    } else if (!pid && starting) {
      const failure = await Promise.race([starting, sleep(20, null)]);
      // Children of a killed server exit within moments.
      if (failure?.includes("is still in use")) starting = undefined;
      else if (failure !== null)
        throw new OperatorError(`PostgreSQL does not start: ${reasonOf(failure)}`);
    }
    if (Date.now() > deadline) throw new OperatorError(`PostgreSQL does not start: ${issue}`);
    await sleep(20);
  }
}

/** Starts a server; resolves when it exits, with its last error. */
async function startPostmaster(spec: ServerSpec): Promise<string> {
  // Left by a killed server. PostgreSQL would trust them if their process id has been reused or belongs
  // to a zombie.
  for (const note of [join(spec.cluster, "postmaster.pid"), join(spec.sockets, SOCKET_LOCK)]) {
    await rm(note, { force: true });
  }
  const settings = {
    listen_addresses: "",
    unix_socket_directories: spec.sockets,
    unix_socket_permissions: "0700",
    timezone: "UTC",
    log_timezone: "UTC",
    ...spec.settings,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  await rotateLog(spec.log);
  const log = await open(spec.log, "a", 0o640);
  const { size: before } = await log.stat();
  const server = spawn(join(spec.binaries, "postgres"), ["-D", spec.cluster, ...options], {
    ...spec.account,
    cwd: "/",
    env: ENVIRONMENT,
    detached: spec.detached,
    stdio: ["ignore", log.fd, log.fd],
  });
  // By then both the caller and the folder may be gone.
  const ended = once(server, "exit")
    .then(async () => (await readFile(spec.log)).subarray(before).toString())
    .catch((error: Error) => error.message);
  if (spec.detached) server.unref();
  await log.close();
  return lastLine(await ended) ?? "it ended without a message";
}

/** Stops a server by a fast shutdown, followed by an immediate one after 30 seconds. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  process.kill(pid, "SIGINT");
  for (const hard of [false, true]) {
    if (hard) process.kill(pid, "SIGQUIT");
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      if (!(await isPostmaster(pid, cluster))) return;
      await sleep(10);
    }
  }
}

/** Why we cannot connect; null when we can. */
async function connectIssue(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end().catch(() => {});
  }
}

function lastLine(text: string | undefined): string | undefined {
  return text
    ?.trim()
    .split("\n")
    .findLast((line) => /(FATAL|PANIC|error):/.test(line));
}

function reasonOf(line: string): string {
  return /No space left on device|Disk quota exceeded/.test(line) ? "the disk is full." : line;
}
