import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";

import { findOutage } from "../platform/errors/find-outage.ts";
import { openThroughProxy, type ProxiedConnection } from "../testing/open-through-proxy.ts";

let proxied: ProxiedConnection;
let proxy: ProxiedConnection["proxy"];
let connection: ProxiedConnection["connection"];

beforeEach(async () => {
  proxied = await openThroughProxy(4);
  ({ proxy, connection } = proxied);
});
afterEach(() => proxied.close());

async function share(number: number): Promise<number> {
  const statement = { name: "share", text: "select 12 / $1::int as share" };
  const { rows } = await connection.pool.query<{ share: number }>(statement, [number]);
  return rows[0]?.share ?? 0;
}

test("prepared reads of one turn share a connection and a packet, each with its own response", async () => {
  await share(1);
  const before = proxy.packets();
  expect(await Promise.all([1, 2, 3, 4].map(share))).toEqual([12, 6, 4, 3]);
  expect(connection.pool.totalCount).toBe(1);
  expect(proxy.packets()).toBe(before + 1);
});

test("reads take at most half of the connections, however many there are", async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => (index % 12) + 1);
  const shares = numbers.map((each) => Math.trunc(12 / each));
  expect(await Promise.all(numbers.map(share))).toEqual(shares);
  expect(await Promise.all(numbers.map(share))).toEqual(shares);
  expect(connection.pool.totalCount).toBe(2);
  expect(connection.pool.idleCount).toBe(2);
});

test("while reads never pause, transactions get connections", async () => {
  const until = new AbortController();
  const readOn = async () => {
    while (!until.signal.aborted) await share(3);
  };
  const reading = Array.from({ length: 30 }, readOn);
  const transaction = () =>
    connection.database.transaction((inner) =>
      inner.execute<{ times: number }>(sql`select 1 as times`),
    );
  for (let times = 0; times < 5; times++) expect((await transaction()).rows).toHaveLength(1);
  until.abort();
  await Promise.all(reading);
});

test("of reads in one packet, one that fails leaves the others alone", async () => {
  await share(1);
  const settled = await Promise.allSettled([share(2), share(0), share(3)]);
  expect(settled).toMatchObject([
    { status: "fulfilled", value: 6 },
    { status: "rejected", reason: { code: "22012" } },
    { status: "fulfilled", value: 4 },
  ]);
  expect(await share(4)).toBe(3);
});

test("what is not prepared, or writes, has a connection of its own", async () => {
  await connection.database.execute(sql`create table stored (id int primary key)`);
  const insert = { name: "store", text: "insert into stored values ($1)" };
  await Promise.all([
    connection.pool.query(insert, [1]),
    connection.pool.query(insert, [2]),
    connection.pool.query("select pg_sleep($1)", [0.05]),
  ]);
  expect(connection.pool.totalCount).toBe(3);
});

test("a dead network path fails all reads on it, and the next ones get through", async () => {
  await share(1);
  proxy.freeze();
  const lost = await Promise.all([1, 2, 3].map((each) => share(each).catch(findOutage)));
  expect(lost).toEqual(["unreachable", "unreachable", "unreachable"]);
  expect(await Promise.all([1, 2, 3].map(share))).toEqual([12, 6, 4]);
});

test("a statement that takes too long delays the reads on its connection, and fails alone", async () => {
  await share(1);
  const tooLong = connection.pool
    .query({ name: "wait", text: "select pg_sleep($1)" }, [10])
    .catch((error: { code?: string }) => error.code);
  expect(await share(2)).toBe(6);
  expect(await tooLong).toBe("57014");
});
