import { setTimeout } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";

import { findOutage } from "../platform/errors/find-outage.ts";
import { openThroughProxy, type ProxiedConnection } from "../testing/open-through-proxy.ts";
import { type Connection, openConnection } from "./connection.ts";

let proxied: ProxiedConnection;
let database: ProxiedConnection["database"];
let proxy: ProxiedConnection["proxy"];
let connection: ProxiedConnection["connection"];

beforeEach(async () => {
  proxied = await openThroughProxy(3);
  ({ database, proxy, connection } = proxied);
});
afterEach(() => proxied.close());

const ask = () => connection.database.execute(sql`select 1`);
const askInTransaction = () =>
  connection.database.transaction((inner) => inner.execute(sql`select 1`));

test("a dead network path fails running queries, and the next ones get through", async () => {
  await Promise.all([ask(), ask(), ask()]);
  proxy.freeze();
  const lost = await Promise.allSettled([ask(), askInTransaction(), askInTransaction()]);
  expect(lost.map((call) => call.status === "rejected" && findOutage(call.reason))).toEqual([
    "unreachable",
    "unreachable",
    "unreachable",
  ]);
  await Promise.all([ask(), askInTransaction(), ask()]);
});

test("one lost query is enough to be rid of all idle connections on a dead path", async () => {
  await Promise.all([ask(), ask(), ask()]);
  proxy.freeze();
  expect(await ask().catch(findOutage)).toBe("unreachable");
  for (let times = 0; times < 3; times++) await ask();
  expect(connection.pool.totalCount).toBe(1);
});

test("filled, it holds all its connections before anybody needs them", async () => {
  await connection.fill();
  expect(connection.pool.idleCount).toBe(3);
});

test("filling does not fail where the server cannot be reached", async () => {
  const unreachable = openConnection("postgres://nobody@127.0.0.1:1/none", { size: 2 });
  await unreachable.fill();
  expect(unreachable.pool.totalCount).toBe(0);
  await unreachable.close();
});

test("statements issued together travel together, and run in their order", async () => {
  await connection.database.transaction(async (inner) => {
    const before = proxy.packets();
    const echo = async (number: number) =>
      (await inner.execute<{ number: number }>(sql`select ${number}::int as number`)).rows;
    const found = await Promise.all([1, 2, 3].map(echo));
    expect(found.flat().map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(proxy.packets()).toBe(before + 1);
  });
});

test("of statements issued together in a transaction, one that fails takes the others along", async () => {
  await connection.database.execute(sql`create table stored (id int primary key)`);
  const store = (ids: number[]) =>
    connection.database.transaction((inner) =>
      Promise.all(ids.map((id) => inner.execute(sql`insert into stored values (${id})`))),
    );
  await expect(store([1, 2, 1, 3])).rejects.toMatchObject({ cause: { code: "23505" } });
  // The connection is as good as before.
  await store([1, 2]);
  const { rows } = await connection.database.execute<{ id: number }>(
    sql`select id from stored order by id`,
  );
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test("a connection that only listens stays", async () => {
  const client = await connection.pool.connect();
  await client.query("listen news");
  const heard = new Promise((resolve) => client.on("notification", resolve));
  await setTimeout(2_000);
  await connection.database.execute(sql`notify news`);
  expect(await heard).toMatchObject({ channel: "news" });
  client.release();
});

test("closing does not wait for an unreachable server", async () => {
  const stuck = openConnection(proxy.url, { size: 1, statementTimeout: 60_000 });
  await stuck.database.execute(sql`select 1`);
  proxy.freeze();
  const lost = stuck.database.execute(sql`select 1`).catch(findOutage);
  await setTimeout(100);
  await stuck.close();
  expect(await lost).toBe("unreachable");
});

test("commits wait for the disk unless they may be lost", async () => {
  const setting = async ({ pool }: Connection) =>
    (await pool.query<{ value: string }>("select current_setting('synchronous_commit') as value"))
      .rows;
  // Databases of tests are not kept, so that their server does not wait either.
  await database.connection.database.execute(sql`
    do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`);
  expect(await setting(connection)).toEqual([{ value: "on" }]);
  const later = openConnection(database.url, { size: 1, asyncCommit: true });
  expect(await setting(later)).toEqual([{ value: "off" }]);
  await later.close();
});
