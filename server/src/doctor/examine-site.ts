import type { Duplex } from "node:stream";

import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

import { connect } from "../backup/database/connect.ts";
import { isDatabaseMissing } from "../database/embedded/is-database-missing.ts";
import { openDatabase } from "../database/open-database.ts";
import type { Config } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { loadSite } from "../platform/site/load-site.ts";
import { SiteMailServer } from "../platform/smtp/site-mail-server.ts";
import { findSecrets, placeOfKey } from "../site/find-secrets.ts";
import { openSiteStorage } from "../site/open-site-storage.ts";
import { siteOfConfig } from "../site/site-of-config.ts";
import { checkArchiving } from "./check-archive.ts";
import { checkCertificate, checkOwnConnection } from "./check-certificate.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisk } from "./check-disk.ts";
import { checkFiles, checkStorage } from "./check-files.ts";
import { checkMail } from "./check-mail.ts";
import { checkPooler } from "./check-pooler.ts";
import { checkReplica } from "./check-replica.ts";
import { checkSecrets } from "./check-secrets.ts";
import { checkSettings } from "./check-settings.ts";
import { checkWork } from "./check-work.ts";
import { findOutsideAddresses } from "./find-outside-addresses.ts";
import { fault, type Finding, warning } from "./finding.ts";

/** Checks everything a site needs, and changes nothing but a file of its own that it deletes again. */
export async function* examineSite(config: Config): AsyncGenerator<Finding> {
  yield* checkSettings(config);
  if (isDatabaseMissing(config)) {
    yield warning(
      "database",
      `There is no database in ${config.dataFolder} yet.`,
      "The first start makes one. If there should be one, check PASO_DATA.",
    );
    return;
  }
  // The first check creates the folder if the site has not stored anything yet.
  const storage = await openSiteStorage(config);
  yield await checkStorage(storage, { bucket: config.s3Bucket });
  yield await checkDisk(config.dataFolder);
  let database;
  try {
    database = await openDatabase(config);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const advice =
      "Start it, or correct DATABASE_URL; the embedded one says more in its server.log.";
    yield fault("database", error.message, advice);
    yield* examineOutside(config, null);
    return;
  }
  const client = await connect(database.url, "paso doctor");
  try {
    const found = await checkDatabase(client);
    yield* found;
    if (database.pooledUrl !== null) yield await checkPooler(database.pooledUrl, database.url);
    if (config.databaseReplicaUrl !== null) {
      yield await checkReplica(config.databaseReplicaUrl, client);
    }
    if (config.databaseArchive !== null && database.embedded) {
      const { databaseArchive: archive, dataFolder } = config;
      yield await checkArchiving(client, { archive, dataFolder });
    }
    yield* checkOwnConnection(`${client.host}:${client.port}`, streamOf(client));
    yield await checkSecrets(client, await findSecrets(config), placeOfKey(config));
    yield* await checkFiles(client, storage);
    // The administrators' settings are readable only with this version's tables.
    const isCurrent = found.every(({ area, state }) => area !== "migrations" || state === "ok");
    if (isCurrent) yield await checkWork(client);
    yield* examineOutside(config, isCurrent ? client : null);
  } finally {
    await client.end();
    await database.close();
  }
}

/** An internal of the driver, which its types leave out. */
function streamOf(client: pg.Client): Duplex {
  return (client as pg.Client & { connection: { stream: Duplex } }).connection.stream;
}

/** Mail server and certificates; without the database, those named in the environment. */
async function* examineOutside(config: Config, client: pg.Client | null): AsyncGenerator<Finding> {
  const site = siteOfConfig(config);
  if (client) await loadSite({ database: drizzle({ client }), site });
  const mail = new SiteMailServer(site, await findSecrets(config));
  yield await checkMail(site, mail);
  const addresses = await findOutsideAddresses(client, [
    config.publicUrl,
    mail.address,
    config.s3Bucket === null ? null : config.s3Endpoint,
  ]);
  for (const address of addresses) yield await checkCertificate(address);
}
