import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { chooseServerAccount } from "../database/embedded/server-account.ts";
import { findFreePort } from "./paso-process.ts";

/** Name of the program. */
export const POOLER = "pgbouncer";

/** A running pgbouncer in transaction mode. */
export interface Pooler {
  /** The database, through it. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts pgbouncer in front of a database.
 * @param size connections it holds to the server
 */
export async function startPooler(databaseUrl: string, size: number): Promise<Pooler> {
  const { host, port: serverPort, user, password, database } = new pg.Client(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), "paso-pooler-"));
  const account = await chooseServerAccount(folder);
  const port = await findFreePort();
  const server = [`host=${host}`, `port=${serverPort}`, `user=${user}`];
  if (password) server.push(`password=${password}`);
  const limits = "set statement_timeout = 15000; set idle_in_transaction_session_timeout = 15000";
  const path = join(folder, "pgbouncer.ini");
  await writeFile(
    path,
    `[databases]
* = ${server.join(" ")} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
unix_socket_dir =
`,
  );
  await chmod(folder, 0o755);
  if (account) await chown(folder, account.uid, account.gid);
  const child = spawn(POOLER, ["--quiet", path], { ...account, stdio: "ignore" });
  await untilOpen(port, child);
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      await rm(folder, { recursive: true });
    },
  };
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (child.exitCode !== null) throw new Error("pgbouncer does not start.");
    await sleep(20);
  }
}
