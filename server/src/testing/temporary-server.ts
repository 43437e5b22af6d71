import { existsSync } from "node:fs";
import { chown, cp, lchown, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import pg from "pg";

import { preparePostgresBinaries } from "../database/embedded/postgres-binaries.ts";
import {
  ensurePostmaster,
  findPostmaster,
  initializeCluster,
  socketUrl,
  stopPostmaster,
  type ServerSpec,
} from "../database/embedded/postmaster.ts";
import { type Account, chooseServerAccount } from "../database/embedded/server-account.ts";

/** A PostgreSQL server in a temporary folder. */
export interface TemporaryServer {
  /** URL of its `postgres` database, for a superuser. */
  url: string;
  spec: ServerSpec;
  /** Stops it and removes everything. */
  close(): Promise<void>;
}

const PREFIX = "paso-test-server-";

/** Trades durability for speed: a test database need not survive a power cut. */
const FORGETFUL = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/**
 * Starts a server for tests: the embedded PostgreSQL, or one from another folder of binaries, such as
 * Debian's `/usr/lib/postgresql/15/bin`.
 */
export async function startTemporaryServer(
  options: { binDir?: string | undefined; settings?: Record<string, string> } = {},
): Promise<TemporaryServer> {
  await sweep();
  return inFolder(async (folder) => {
    const prepared = await prepareServer(folder, options.binDir);
    const spec = { ...prepared, settings: { ...prepared.settings, ...options.settings } };
    await initializeCluster(spec, spec.cluster);
    return spec;
  });
}

/** Starts a streaming replica of such a server; close it before the primary. */
export function startReplica({ url, spec: primary }: TemporaryServer): Promise<TemporaryServer> {
  return inFolder(async (folder) => {
    const prepared = await prepareServer(folder, primary.binaries);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query("select pg_backup_start('replica', true)");
      await cp(primary.cluster, prepared.cluster, {
        recursive: true,
        filter: (path) => basename(path) !== "postmaster.pid",
      });
      const { rows } = await client.query<{ labelfile: string }>(
        "select labelfile from pg_backup_stop(false)",
      );
      await writeFile(join(prepared.cluster, "backup_label"), rows[0]!.labelfile);
      await writeFile(join(prepared.cluster, "standby.signal"), "");
    } finally {
      await client.end();
    }
    if (prepared.account) await giveTo(prepared.account, prepared.cluster);
    const followed = { primary_conninfo: `host=${primary.sockets} user=${client.user}` };
    return { ...prepared, settings: { ...primary.settings, ...followed } };
  });
}

async function inFolder(
  prepare: (folder: string) => Promise<ServerSpec>,
): Promise<TemporaryServer> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const close = (): Promise<void> => removeServer(folder);
  try {
    const spec = await prepare(folder);
    await ensurePostmaster(spec);
    return { url: socketUrl(spec.sockets, "postgres"), spec, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Removes servers left behind by killed tests. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10);
    if (pid && !existsSync(`/proc/${pid}`)) await removeServer(join(tmpdir(), name));
  }
}

async function prepareServer(folder: string, binDir: string | undefined): Promise<ServerSpec> {
  const account = await chooseServerAccount(folder);
  const binaries = binDir ?? (await preparePostgresBinaries(account, folder));
  const spec: ServerSpec = {
    binaries,
    cluster: join(folder, "cluster"),
    sockets: join(folder, "run"),
    log: join(folder, "server.log"),
    account,
    settings: FORGETFUL,
    detached: false,
  };
  for (const path of [spec.cluster, spec.sockets]) await mkdir(path, { mode: 0o700 });
  if (account) {
    for (const path of [folder, spec.cluster, spec.sockets]) {
      await chown(path, account.uid, account.gid);
    }
  }
  return spec;
}

async function giveTo({ uid, gid }: Account, folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, name), uid, gid);
  }
}

async function removeServer(folder: string): Promise<void> {
  const cluster = join(folder, "cluster");
  const pid = await findPostmaster(cluster);
  if (pid) await stopPostmaster(pid, cluster);
  await rm(folder, { recursive: true, force: true });
}
