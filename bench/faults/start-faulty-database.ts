import { join } from "node:path";

import {
  ensurePostmaster,
  findPostmaster,
  socketUrl,
  stopPostmaster,
} from "@paso/server/src/database/embedded/postmaster.ts";
import { migrateDatabase } from "@paso/server/src/database/migrate-database.ts";
import { startTemporaryServer } from "@paso/server/src/testing/temporary-server.ts";
import pg from "pg";

import { type FaultProxy, startFaultProxy, type WayState } from "./fault-proxy.ts";

/** The state of a database; `stopped` is a PostgreSQL that was shut down. */
export type DatabaseState = WayState | "stopped";

/** A PostgreSQL that can fail, reached over TCP. */
export interface FaultyDatabase {
  url: string;
  set(state: DatabaseState): Promise<void>;
}

/** As durable as a site's database, unlike those of tests. */
const CAREFUL = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

/**
 * Starts a database, empty and migrated.
 * @param open stops what was started
 */
export async function startFaultyDatabase(open: AsyncDisposableStack): Promise<FaultyDatabase> {
  const server = await startTemporaryServer({ settings: CAREFUL });
  open.defer(() => server.close());
  const { url, spec } = server;
  const client = new pg.Client(url);
  await client.connect();
  await client.query("create database paso");
  await client.end();
  await migrateDatabase(socketUrl(spec.sockets, "paso"));
  const proxy = await startFaultProxy(join(spec.sockets, ".s.PGSQL.5432"));
  open.defer(() => proxy.stop());
  return {
    url: `postgres://paso@127.0.0.1:${proxy.port}/paso`,
    set: (state) => setState(state, { proxy, spec }),
  };
}

type Spec = Parameters<typeof ensurePostmaster>[0];

async function setState(
  state: DatabaseState,
  { proxy, spec }: { proxy: FaultProxy; spec: Spec },
): Promise<void> {
  const pid = await findPostmaster(spec.cluster);
  if (state === "stopped") {
    if (pid !== null) await stopPostmaster(pid, spec.cluster);
    return;
  }
  if (pid === null) await ensurePostmaster(spec);
  proxy.set(state);
}
