import { randomBytes } from "node:crypto";

import type { TestProject } from "vitest/node";

import { migrateDatabase } from "../database/migrate-database.ts";
import { startTemporaryServer } from "./temporary-server.ts";
import { databaseAddress, execute } from "./test-database.ts";

interface TestServer {
  /** URL of the server, and the name of the migrated template database that tests copy. */
  provided: { url: string; template: string };
  close(): Promise<void>;
}

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer["provided"];
  }
}

/** The servers of a run by their binaries; global, as each project loads this file separately. */
const run = globalThis as {
  pasoTestServers?: Map<string, { users: number; server: Promise<TestServer> }>;
};

/**
 * Runs once before all tests of a project: one server, one migrated template.
 * PASO_TEST_DATABASE_URL names a server to use (its user must be allowed to create databases);
 * PASO_TEST_PG_BIN, also per project, binaries other than the embedded ones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = project.config.env?.["PASO_TEST_PG_BIN"] ?? process.env["PASO_TEST_PG_BIN"];
  const servers = (run.pasoTestServers ??= new Map());
  const key = binaries ?? "";
  const shared = servers.get(key) ?? { users: 0, server: startTestServer(binaries) };
  servers.set(key, shared);
  shared.users += 1;
  const server = await shared.server;
  project.provide("testServer", server.provided);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    servers.delete(key);
    await server.close();
  };
}

async function startTestServer(binDir: string | undefined): Promise<TestServer> {
  const given = process.env["PASO_TEST_DATABASE_URL"];
  const server = given
    ? { url: given, close: async () => {} }
    : await startTemporaryServer({ binDir });
  const template = `paso_test_template_${randomBytes(6).toString("hex")}`;
  const close = async (): Promise<void> => {
    await execute(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.close();
  };
  try {
    await execute(server.url, `CREATE DATABASE ${template}`);
    await migrateDatabase(databaseAddress(server.url, template));
  } catch (error) {
    await close();
    throw error;
  }
  return { provided: { url: server.url, template }, close };
}
