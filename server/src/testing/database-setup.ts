import { randomBytes } from "node:crypto";

import type { TestProject } from "vitest/node";

import { migrateDatabase } from "../database/migrate-database.ts";
import { startTemporaryServer } from "./temporary-server.ts";
import { databaseAddress, execute } from "./test-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the test server, and the name of the migrated database that tests copy. */
    testServer: { url: string; template: string };
  }
}

/**
 * Runs once before all tests: one server, one migrated template.
 * PASO_TEST_DATABASE_URL names a server to use (its user must be allowed to create databases);
 * PASO_TEST_PG_BIN other binaries than the embedded ones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["PASO_TEST_DATABASE_URL"];
  const server = given
    ? { url: given, close: async () => {} }
    : await startTemporaryServer({ binDir: process.env["PASO_TEST_PG_BIN"] });
  const template = `paso_test_template_${randomBytes(6).toString("hex")}`;
  const remove = async (): Promise<void> => {
    await execute(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.close();
  };
  try {
    await execute(server.url, `CREATE DATABASE ${template}`);
    await migrateDatabase(databaseAddress(server.url, template));
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide("testServer", { url: server.url, template });
  return remove;
}
