import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { OperatorError } from "../platform/errors/operator-error.ts";
import { databaseAddress, execute } from "../testing/test-database.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { planMigrations } from "./plan-migrations.ts";

const name = `paso_test_plan_${process.pid}`;

describe("planMigrations", () => {
  const server = inject("testServer").url;
  const url = databaseAddress(server, name);

  beforeAll(() => execute(server, `CREATE DATABASE ${name}`));
  afterAll(() => execute(server, `DROP DATABASE ${name} WITH (FORCE)`));

  it("names all of them for a new database, in order, and changes nothing", async () => {
    const { migrations, queue } = await planMigrations(url);
    expect(queue).toBe(true);
    expect(migrations.length).toBeGreaterThan(40);
    expect(migrations.map((migration) => migration.name)).toEqual(
      migrations.map((migration) => migration.name).toSorted(),
    );
    expect(migrations[0]?.sql).toContain('CREATE TABLE "users"');
    expect((await planMigrations(url)).migrations).toHaveLength(migrations.length);
  });

  it("names what an older database lacks, and nothing once it is migrated", async () => {
    await migrateDatabase(url);
    expect(await planMigrations(url)).toEqual({ migrations: [], queue: false });
    await execute(
      url,
      "DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)",
    );
    expect((await planMigrations(url)).migrations).toHaveLength(1);
  });

  it("refuses a database that a newer version has changed", async () => {
    await execute(
      url,
      "UPDATE drizzle.__drizzle_migrations SET name = '29990101000000_later' WHERE id = 1",
    );
    await expect(planMigrations(url)).rejects.toThrow(OperatorError);
  });
});
