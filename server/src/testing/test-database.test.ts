import { expect, it } from "vitest";

import { openConnection } from "../database/connection.ts";
import { users } from "../database/tables/index.ts";
import { createTestDatabase, databaseAddress } from "./test-database.ts";

it("gives each caller a migrated database of its own", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.connection.database.insert(users).values({
    email: "ada@example.org",
    firstName: "Ada",
    lastName: "Lovelace",
    role: "student",
    passwordHash: "-",
  });
  expect(await one.connection.database.select().from(users)).toHaveLength(1);
  expect(await other.connection.database.select().from(users)).toHaveLength(0);
  await Promise.all([one.drop(), other.drop()]);
});

it("is gone when dropped", async () => {
  const database = await createTestDatabase();
  await database.drop();
  const late = openConnection(database.url);
  await expect(late.pool.query("SELECT 1")).rejects.toMatchObject({ code: "3D000" });
  await late.close();
});

it.each([
  ["postgres:///postgres?host=%2Ftmp&user=paso", "postgres:///x?host=%2Ftmp&user=paso"],
  ["postgres://u:p@db:5432/main", "postgres://u:p@db:5432/x"],
  ["postgresql://u:p@db", "postgresql://u:p@db/x"],
])("finds the address of another database beside %s", (server, expected) => {
  expect(databaseAddress(server, "x")).toBe(expected);
});
