import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { buildApp } from "@paso/server/src/app.ts";
import { createEvents, createOutbox } from "@paso/server/src/background.ts";
import { readConfig } from "@paso/server/src/platform/config/config.ts";
import { createLog } from "@paso/server/src/platform/log.ts";
import { openSite } from "@paso/server/src/site/open-site.ts";

import type { LoadRequest } from "../load/load-order.ts";

/** The product on one database, asked without a network. */
export interface ScaledApp {
  ask(request: LoadRequest): Promise<{ status: number; body: string }>;
  /** Number of statements it has sent so far. */
  statements(): number;
}

export async function openApp(
  cleanUp: AsyncDisposableStack,
  databaseUrl: string,
): Promise<ScaledApp> {
  const folder = await mkdtemp(join(tmpdir(), "paso-scale-"));
  cleanUp.defer(() => rm(folder, { recursive: true }));
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PASO_DATA: folder,
    PASO_SECRET_KEY: randomBytes(32).toString("base64"),
  });
  const site = await openSite(config, { events: createEvents(), outbox: createOutbox() });
  cleanUp.defer(() => site.close());
  let statements = 0;
  site.connection.pool.on("acquire", (client) => {
    if (Object.hasOwn(client, "query")) return;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]) => {
      statements += 1;
      return query(...args);
    };
    Object.assign(client, { query: counted });
  });
  const app = await buildApp({
    connection: site.connection,
    context: site.context,
    log: createLog("silent"),
    secure: false,
    production: true,
  });
  cleanUp.defer(() => app.close());
  return {
    async ask({ method, path, headers, body }) {
      const response = await app.inject({
        method,
        url: path,
        headers,
        ...(body !== null && { payload: body }),
      });
      return { status: response.statusCode, body: response.body };
    },
    statements: () => statements,
  };
}
