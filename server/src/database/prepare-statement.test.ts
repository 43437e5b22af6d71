import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";

import { databaseAddress, execute } from "../testing/test-database.ts";
import { type Connection, openConnection } from "./connection.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { prepareStatement } from "./prepare-statement.ts";
import { rateLimits } from "./tables/index.ts";

const server = inject("testServer").url;
const name = `paso_test_prepare_${process.pid}`;
let connection: Connection;
let built = 0;

const insertLimit = prepareStatement((database) => {
  built += 1;
  return database
    .insert(rateLimits)
    .values({ key: sql.placeholder("key"), attempts: 1, windowEndsAt: new Date() })
    .prepare("test_insert_limit");
});
const countLimits = () => connection.database.$count(rateLimits, eq(rateLimits.attempts, 1));

beforeAll(async () => {
  await execute(server, `CREATE DATABASE ${name}`);
  await migrateDatabase(databaseAddress(server, name));
});
afterAll(() => execute(server, `DROP DATABASE ${name} WITH (FORCE)`));

beforeEach(async () => {
  built = 0;
  connection = openConnection(databaseAddress(server, name), { size: 1 });
  await connection.database.delete(rateLimits);
  return () => connection.close();
});

test("is built once for the pool, and once for a connection however many transactions it carries", async () => {
  for (const key of ["a", "b"]) await insertLimit(connection.database).execute({ key });
  expect(built).toBe(1);
  for (const key of ["c", "d", "e"]) {
    await connection.database.transaction((inner) => insertLimit(inner).execute({ key }));
  }
  expect(built).toBe(2);
  expect(await countLimits()).toBe(5);
});

test("belongs to its transaction, also within a savepoint", async () => {
  const failing = connection.database.transaction(async (outer) => {
    await insertLimit(outer).execute({ key: "a" });
    await outer.transaction((inner) => insertLimit(inner).execute({ key: "b" }));
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  expect(await countLimits()).toBe(0);
});
