import { randomBytes } from "node:crypto";

import type { FastifyInstance } from "fastify";
import { pino } from "pino";

import { type AppDependencies, buildApp } from "../app.ts";
import { createEvents } from "../background.ts";
import type { Context } from "../platform/context.ts";
import { Outbox } from "../platform/outbox/outbox.ts";
import { SecretBox } from "../platform/secrets/secret-box.ts";
import { siteOf } from "../platform/site/site-of.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { MovingClock } from "./moving-clock.ts";
import { SESSIONS } from "./session-settings.ts";
import { TestClient } from "./test-client.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** The whole product with its own database, called in-process. */
export interface TestApp {
  app: FastifyInstance;
  ctx: Context;
  clock: MovingClock;
  /** One more process of the same site; close it when the test is over. */
  startAnother(overrides?: Partial<AppDependencies>): Promise<FastifyInstance>;
  /** A browser without a session. */
  visitor(): TestClient;
  /** A browser where this person is signed in. */
  as(person: { id: number }): Promise<TestClient>;
  stop(): Promise<void>;
}

/** Starts it; every response is checked against the contract. Stop it when the tests are over. */
export async function startTestApp(
  overrides: Partial<AppDependencies> = {},
  database?: TestDatabase,
): Promise<TestApp> {
  return startOver(database ?? (await createTestDatabase()), overrides);
}

async function startOver(
  database: TestDatabase,
  overrides: Partial<AppDependencies>,
): Promise<TestApp> {
  const clock = new MovingClock();
  const ctx: Context = {
    database: database.connection.database,
    clock,
    storage: new MemoryStorage(),
    events: createEvents(),
    outbox: new Outbox(),
    mail: { transport: null },
    secrets: new SecretBox([randomBytes(32)]),
    site: siteOf({
      timeZone: "UTC",
      locale: "en",
      url: "https://learn.example.org",
      host: "learn.example.org",
      exemptNetworks: [],
      providerNetworks: [],
      zoomUrl: null,
      sessions: SESSIONS,
      fileLimit: 1024 ** 2,
      smtp: { url: null, from: null },
    }),
  };
  const start = (more: Partial<AppDependencies>) =>
    buildApp({
      connection: database.connection,
      context: ctx,
      log: pino({ level: "silent" }),
      secure: true,
      production: false,
      validateResponses: true,
      ...more,
    });
  const app = await start(overrides);
  return {
    app,
    ctx,
    clock,
    startAnother: (more = {}) => start({ ...more, context: { ...ctx, events: createEvents() } }),
    visitor: () => new TestClient(app, null),
    as: (person) => TestClient.signedIn(app, ctx, person.id),
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}
