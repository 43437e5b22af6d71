import { setTimeout as sleep } from "node:timers/promises";

import type { Shard, Table } from "./open-servers.ts";

const PATIENCE = 60_000;

/**
 * Makes every shard replicate to the others what its own students write into tables that all read: by
 * PostgreSQL's logical replication. No row is written on two shards, so there are no conflicts.
 */
export async function copyBetween(
  cleanUp: AsyncDisposableStack,
  shards: readonly Shard[],
  tables: readonly Table[],
): Promise<void> {
  const copied: string[] = [];
  for (const { name, placement } of tables) {
    if (placement.kind === "copied") copied.push(`"${name}"`);
    if (placement.kind !== "own" || placement.alsoCopied === undefined) continue;
    copied.push(`"${name}" where (${placement.alsoCopied})`);
    // Row filters use columns outside the primary key.
    for (const { client } of shards) {
      await client.query(`alter table "${name}" replica identity full`);
    }
  }
  for (const { client } of shards) {
    await client.query(`create publication own_rows for table ${copied.join(", ")}`);
  }
  for (const [to, { client }] of shards.entries()) {
    for (const [from, { address }] of shards.entries()) {
      if (from === to) continue;
      await client.query(
        `create subscription from_${from}_to_${to} connection '${address}' publication own_rows
         with (copy_data = false, origin = none)`,
      );
    }
  }
  // A server waits for its subscribers when it is stopped.
  cleanUp.defer(async () => {
    for (const [to, { client }] of shards.entries()) {
      for (const from of shards.keys()) {
        if (from !== to) await client.query(`alter subscription from_${from}_to_${to} disable`);
      }
    }
  });
}

/** Waits until all shards have replicated everything written so far. */
export async function untilCopied(shards: readonly Shard[]): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (const { client } of shards) {
    const { rows: now } = await client.query<{ at: string }>("select pg_current_wal_lsn() as at");
    for (;;) {
      const { rows } = await client.query<{ followers: number }>(
        "select count(*)::int as followers from pg_stat_replication where replay_lsn >= $1::pg_lsn",
        [now[0]?.at],
      );
      if (rows[0]?.followers === shards.length - 1) break;
      if (Date.now() > deadline) throw new Error("The servers do not catch up with each other.");
      await sleep(10);
    }
  }
}
