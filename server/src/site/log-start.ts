import { sql } from "drizzle-orm";

import server from "../../package.json" with { type: "json" };
import type { Config } from "../platform/config/config.ts";
import { describeConfig } from "../platform/config/describe-config.ts";
import type { Log } from "../platform/log.ts";
import type { Site } from "./open-site.ts";

/** Logs one line about what starts here: version, database and settings. */
export async function logStart(log: Log, config: Config, site: Site): Promise<void> {
  const { rows } = await site.context.database.execute<{ version: string; name: string }>(
    sql`select current_setting('server_version') as version, current_database() as name`,
  );
  const database = { ...rows[0], embedded: site.embedded };
  log.info(
    { version: server.version, node: process.version, database, settings: describeConfig(config) },
    `Paso ${server.version} starts on PostgreSQL ${database.version}`,
  );
  for (const name of config.unknownSettings) log.warn(`There is no setting ${name}`);
}
