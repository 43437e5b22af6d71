import pg from "pg";

import type { Config } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { WORKER_CONNECTIONS } from "./connection.ts";
import { openEmbeddedDatabase, type RestartLog } from "./embedded/embedded-database.ts";

/** The database that this process works with; reachable once returned. */
export interface OpenDatabase {
  /** The server itself. */
  url: string;
  /** Its address for requests, through a pooler in transaction mode; null without one. */
  pooledUrl: string | null;
  /** Whether it is the data folder's own. */
  embedded: boolean;
  /** Makes this process the only one to serve an embedded database; external ones have no such limit. */
  claim(address: string): Promise<void>;
  /** Call when all connections are closed; stops an embedded server that no other process uses. */
  close(): Promise<void>;
}

/** Settings that identify the database. */
export type DatabaseConfig = Pick<
  Config,
  "databaseUrl" | "databaseDirectUrl" | "databaseArchive" | "dataFolder" | "databasePool"
>;

/** Connections of the embedded server besides those of its site, for concurrent commands. */
const FOR_COMMANDS = 90;
/**
 * The embedded server shares its machine with us. The system's page cache does the work of more buffers,
 * and each connection reads by itself, without I/O worker processes.
 */
const SMALL = { shared_buffers: "32MB", io_method: "sync" };
/** Oldest supported PostgreSQL, as in `server_version_num`. */
const OLDEST_VERSION = 150_000;

/**
 * Opens the database named by the settings: DATABASE_URL, with PASO_DATABASE_DIRECT_URL if that is a
 * pooler, or the data folder's own PostgreSQL.
 * @param log for restarts of the data folder's own
 * @throws {OperatorError} when it is unreachable or too old
 */
export async function openDatabase(
  config: DatabaseConfig,
  log?: RestartLog,
): Promise<OpenDatabase> {
  if (config.databaseUrl === null) {
    const { jobs, queue } = WORKER_CONNECTIONS;
    const connections = config.databasePool + jobs + queue + FOR_COMMANDS;
    const settings = { ...SMALL, max_connections: String(connections) };
    const archive = config.databaseArchive;
    const opened = await openEmbeddedDatabase(config.dataFolder, settings, { log, archive });
    return { ...opened, pooledUrl: null, embedded: true };
  }
  const pooledUrl = config.databaseDirectUrl === null ? null : config.databaseUrl;
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  await checkServer(url);
  return {
    url,
    pooledUrl,
    embedded: false,
    claim: async () => {},
    close: async () => {},
  };
}

async function checkServer(url: string): Promise<void> {
  const client = createClient(url);
  try {
    await client.connect();
    const setting = await client.query("SHOW server_version_num");
    const version = Number(setting.rows[0].server_version_num);
    if (version < OLDEST_VERSION) {
      const major = Math.floor(version / 10_000);
      throw new OperatorError(
        `The database at ${client.host}:${client.port} is PostgreSQL ${major}; Paso needs 15 or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(describeIssue(client, error as Error & { code?: string }));
  } finally {
    await client.end().catch(() => {});
  }
}

function createClient(url: string): pg.Client {
  try {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      // Set as for requests; a pooler refuses it.
      statement_timeout: 15_000,
    });
    client.on("error", () => {});
    return client;
  } catch {
    throw new OperatorError("DATABASE_URL cannot be read as the address of a PostgreSQL database.");
  }
}

/** Why a server is unusable, in one sentence without the password. */
function describeIssue(client: pg.Client, error: Error & { code?: string }): string {
  const address = `${client.host}:${client.port}`;
  if (/unsupported startup parameter/.test(error.message)) {
    return (
      `${address} is a pooler such as pgbouncer and no database. Set PASO_DATABASE_DIRECT_URL to ` +
      "the address of the PostgreSQL server behind it as well."
    );
  }
  switch (error.code) {
    case "28P01":
    case "28000":
      return `The database at ${address} does not accept the user ${client.user} and its password.`;
    case "3D000":
      return `There is no database ${client.database} at ${address}.`;
    case "ECONNREFUSED":
    case "ENOENT":
      return `Cannot reach the database at ${address} (refused).`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `Cannot reach the database at ${address} (unknown host).`;
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return `Cannot reach the database at ${address} (no answer).`;
    default:
      return /timeout/.test(error.message)
        ? `Cannot reach the database at ${address} (no answer).`
        : `Cannot use the database at ${address} (${error.message}).`;
  }
}
