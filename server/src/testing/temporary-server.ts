import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { preparePostgresBinaries } from "../database/embedded/postgres-binaries.ts";
import {
  ensurePostmaster,
  findPostmaster,
  initializeCluster,
  socketUrl,
  stopPostmaster,
  type ServerSpec,
} from "../database/embedded/postmaster.ts";
import { chooseServerAccount } from "../database/embedded/server-account.ts";

/** A PostgreSQL server in a temporary folder. */
export interface TemporaryServer {
  /** Address of its `postgres` database, for a superuser. */
  url: string;
  /** Stops it and removes everything. */
  close(): Promise<void>;
}

const PREFIX = "paso-test-server-";

/** Fast and forgetful: a test database need not survive a power cut. */
const FORGETFUL = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/**
 * Starts a server for tests: the embedded PostgreSQL, or that of another folder of binaries, such as
 * Debian's `/usr/lib/postgresql/15/bin`.
 */
export async function startTemporaryServer(
  options: { binDir?: string | undefined } = {},
): Promise<TemporaryServer> {
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const close = (): Promise<void> => removeServer(folder);
  try {
    return { url: await startServer(folder, options.binDir), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Removes servers whose tests were killed before they could do so. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10);
    if (pid && !existsSync(`/proc/${pid}`)) await removeServer(join(tmpdir(), name));
  }
}

async function startServer(folder: string, binDir: string | undefined): Promise<string> {
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
  await initializeCluster(spec, spec.cluster);
  await ensurePostmaster(spec);
  return socketUrl(spec.sockets, "postgres");
}

async function removeServer(folder: string): Promise<void> {
  const cluster = join(folder, "cluster");
  const pid = await findPostmaster(cluster);
  if (pid) await stopPostmaster(pid, cluster);
  await rm(folder, { recursive: true, force: true });
}
