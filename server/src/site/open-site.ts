import { openConnection, type Connection } from "../database/connection.ts";
import { migrateDatabase } from "../database/migrate-database.ts";
import { openDatabase } from "../database/open-database.ts";
import { Replica } from "../database/replica.ts";
import { systemClock } from "../platform/clock.ts";
import type { Config } from "../platform/config/config.ts";
import type { Context } from "../platform/context.ts";
import type { Log } from "../platform/log.ts";
import { openKeyFile } from "../platform/secrets/open-key-file.ts";
import { SecretBox } from "../platform/secrets/secret-box.ts";
import { loadSite } from "../platform/site/load-site.ts";
import { SiteMailServer } from "../platform/smtp/site-mail-server.ts";
import { keyFileOf } from "./find-secrets.ts";
import { openSiteStorage } from "./open-site-storage.ts";
import { siteOfConfig } from "./site-of-config.ts";

/** A site ready for work: its database migrated, and what use cases need. */
export interface Site {
  context: Context;
  connection: Connection;
  /** For connections apart from those of requests. */
  databaseUrl: string;
  /** Whether the database is the data folder's own. */
  embedded: boolean;
  close(): Promise<void>;
}

/**
 * Opens the site of these settings, starting and migrating its database as needed.
 * @param handling the domains' event handlers
 * @param options `servingAt` is the address at which this process will serve the site; omit it to
 *   work alongside a server
 */
export async function openSite(
  config: Config,
  handling: Pick<Context, "events" | "outbox">,
  { servingAt, log }: { servingAt?: string; log?: Log } = {},
): Promise<Site> {
  const database = await openDatabase(config, log);
  let secrets;
  try {
    if (servingAt !== undefined) await database.claim(servingAt);
    await migrateDatabase(database.url);
    secrets = await openSecrets(config, database.embedded);
  } catch (error) {
    await database.close();
    throw error;
  }
  const connection = openConnection(database.pooledUrl ?? database.url, {
    size: config.databasePool,
    throughPooler: database.pooledUrl !== null,
  });
  const replica = openReplica(config, connection, log);
  const site = siteOfConfig(config);
  const mail = new SiteMailServer(site, secrets);
  const context: Context = {
    database: connection.database,
    ...(replica && { replica }),
    clock: systemClock,
    storage: await openSiteStorage(config),
    ...handling,
    mail,
    secrets,
    site,
  };
  await loadSite(context);
  return {
    context,
    connection,
    databaseUrl: database.url,
    embedded: database.embedded,
    async close() {
      mail.close();
      await replica?.close();
      await connection.close();
      await database.close();
    },
  };
}

function openReplica(
  { databaseReplicaUrl: url, databasePool: size }: Config,
  primary: Connection,
  log: Log | undefined,
): Replica | undefined {
  if (url === null) return undefined;
  const onLeft = (err: unknown) => log?.warn({ err }, "reports are read from the primary");
  return new Replica({ url, size, primary: primary.pool, onLeft });
}

/** An embedded database has its own key next to it; any other needs one from the settings. */
async function openSecrets(config: Config, embedded: boolean): Promise<SecretBox> {
  if (config.secretKeys) return new SecretBox(config.secretKeys);
  return new SecretBox(embedded ? await openKeyFile(keyFileOf(config)) : []);
}
