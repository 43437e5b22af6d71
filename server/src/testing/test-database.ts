import { randomBytes } from "node:crypto";

import pg from "pg";
import { inject } from "vitest";

import { openConnection, type Connection } from "../database/connection.ts";

/** A migrated, empty database for the exclusive use of the caller. */
export interface TestDatabase {
  url: string;
  connection: Connection;
  /** Closes the connection and drops the database. */
  drop(): Promise<void>;
}

/** Copies the template: a few milliseconds. Call once per test file, and drop it at the end. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(inject("testServer").template);
}

/** A database without any tables, for tests of migrations. */
export function createBlankDatabase(): Promise<TestDatabase> {
  return copyDatabase("template0");
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const { url: server } = inject("testServer");
  const name = `paso_test_${randomBytes(6).toString("hex")}`;
  // Copying through the WAL, the default, takes half as long again.
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = databaseAddress(server, name);
  const connection = openConnection(url, { applicationName: "paso test" });
  return {
    url,
    connection,
    async drop() {
      await connection.close();
      await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** The URL of another database on the same server. */
export function databaseAddress(server: string, name: string): string {
  return server.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
}

/** Runs one statement on a separate connection. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
