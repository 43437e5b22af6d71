import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { databaseAddress, execute } from "../testing/test-database.ts";
import { migrateQueue, QUEUE_REVISION } from "./migrate-queue.ts";

const name = `paso_test_queue_${process.pid}`;

describe("migrateQueue", () => {
  const server = inject("testServer").url;
  const url = databaseAddress(server, name);
  let client: pg.Client;

  beforeAll(async () => {
    await execute(server, `CREATE DATABASE ${name}`);
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
  });

  it("ends at the revision that it looks for, so that the next start has nothing to do", async () => {
    await migrateQueue(client, url);
    const { rows } = await client.query("SELECT max(id) AS id FROM graphile_worker.migrations");
    expect(rows).toEqual([{ id: QUEUE_REVISION }]);
    await migrateQueue(client, "postgres://unreachable.invalid/paso");
  });
});
