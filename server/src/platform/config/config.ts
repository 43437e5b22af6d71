import { resolve } from "node:path";

import { OperatorError } from "../errors/operator-error.ts";
import { readSecretKeys } from "../secrets/read-secret-keys.ts";
import {
  domains,
  flag,
  hostName,
  hours,
  httpAddress,
  networks,
  oneOf,
  oneWord,
  origin,
  type Parse,
  postgresUrl,
  s3Bucket,
  sender,
  smtpUrl,
  timeZone,
  wholeNumber,
} from "./parse-setting.ts";

/** Everything the environment decides, checked once at startup. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public origin without a trailing slash, e.g. `https://learn.example.org`. */
  readonly publicUrl: string;
  /** Whether browsers reach us over https, so that cookies may be `Secure`. */
  readonly secureCookies: boolean;
  /** Addresses and networks (CIDR) of proxies trusted to name the client's address. */
  readonly trustedProxies: readonly string[];
  /** Addresses and networks (CIDR) exempt from the shared limit on sign-ins. */
  readonly exemptNetworks: readonly string[];
  /** Private addresses and networks (CIDR) in which sign-in and meeting providers may be. */
  readonly providerNetworks: readonly string[];
  /** Origin of the Zoom stand-in in tests; null for Zoom itself. */
  readonly zoomUrl: string | null;
  /** Absolute folder of the embedded database and of uploaded files. */
  readonly dataFolder: string;
  /** Bucket for uploaded files, `bucket` or `bucket/folder`; null stores them in the data folder. */
  readonly s3Bucket: string | null;
  /** Origin of the S3 service; null for Amazon's. */
  readonly s3Endpoint: string | null;
  readonly s3Region: string;
  /** Both or neither: null leaves finding credentials to the AWS SDK. */
  readonly s3AccessKey: string | null;
  readonly s3SecretKey: string | null;
  /** A PostgreSQL server to use; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** The same server without its transaction-mode pooler; null if there is no pooler. */
  readonly databaseDirectUrl: string | null;
  /** A streaming replica that reports are read from; null reads them from the primary. */
  readonly databaseReplicaUrl: string | null;
  /** Absolute folder to which the embedded database archives its WAL; null for no archive. */
  readonly databaseArchive: string | null;
  /** Maximum number of database connections of this process. */
  readonly databasePool: number;
  /** Default language of people who have not chosen one. */
  readonly locale: "en" | "es";
  /** IANA name of the time zone that dates are shown and entered in. */
  readonly timeZone: string;
  /** Whether a new embedded database is filled with the demo. */
  readonly demo: boolean;
  /** Whether to listen beyond loopback even if the demo's accounts, with their public password, exist. */
  readonly allowDemoAccounts: boolean;
  /** Whether this process builds and serves the web app, or only the API. */
  readonly web: boolean;
  /** Whether this process runs jobs too when it serves the site. */
  readonly worker: boolean;
  /** Milliseconds to keep serving, reported as not ready, after shutdown is requested. */
  readonly shutdownDelay: number;
  readonly logLevel: LogLevel;
  /** Whether the log's request lines name the client's address. */
  readonly logAddresses: boolean;
  /** Whether npm started this process, through a shell. */
  readonly startedByNpm: boolean;
  /** Whether error responses hide where in the code they were thrown. */
  readonly production: boolean;
  /** Domains from which parts of streams come, besides those of the streams' own addresses. */
  readonly streamDomains: readonly string[];
  /** How long people stay signed in. */
  readonly sessions: SessionSettings;
  /** Largest file accepted, in bytes. */
  readonly fileLimit: number;
  /** URL of the mail server, with name and password; null leaves mails waiting. */
  readonly smtpUrl: string | null;
  /** Keys that encrypt secrets in the database, the current one first; null if none is set. */
  readonly secretKeys: readonly Buffer[] | null;
  /** Port of the Prometheus metrics; null serves them on the site's port, with a token. */
  readonly metricsPort: number | null;
  /** Token that readers of the metrics must send; null lets anyone read who reaches their port. */
  readonly metricsToken: string | null;
  /** URL of an OpenTelemetry collector without its `/v1/traces`; null disables tracing. */
  readonly tracesEndpoint: string | null;
  /** Service name of this process in traces. */
  readonly tracesService: string;
  /** Share of requests and jobs that are traced, from 0 to 1. */
  readonly tracesShare: number;
  /** Sender of all mails: an address, or `Name <address>`; null for the site's name and `noreply@` its host. */
  readonly mailFrom: string | null;
  /** Names that look like settings and are none, such as misspelt ones. */
  readonly unknownSettings: readonly string[];
}

/** How long a session lasts, in seconds. */
export interface SessionLimits {
  /** Without use. */
  readonly idle: number;
  /** However much it is used. */
  readonly absolute: number;
}

export interface SessionSettings {
  /** For people with more than the usual permissions. */
  readonly privileged: SessionLimits;
  readonly usual: SessionLimits;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MEGABYTE = 1024 * 1024;
/** In seconds. */
const HOUR = 3_600;
const HOURS_RULE = "a number of hours from 1 to 8760";

/** Read by tests and benches alone. */
const OURS = /^PASO_(TEST_|LONG_TESTS$|CHROMIUM$)/;

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws {OperatorError} naming every issue at once
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const issues: string[] = [];
  const known = new Set<string>();
  function read<Value>(name: string, fallback: Value, rule: string, parse: Parse<Value>): Value {
    known.add(name);
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) issues.push(`${name} must be ${rule}.`);
    return value ?? fallback;
  }

  const port = read("PORT", 3000, "a port from 1 to 65535", wholeNumber(1, 65_535));
  const publicUrl = read(
    "PASO_URL",
    `http://localhost:${port}`,
    "the site's public address without a path, such as https://learn.example.org",
    origin,
  );
  const config: Config = {
    port,
    host: read("HOST", "127.0.0.1", "an IP address or a host name", hostName),
    publicUrl,
    secureCookies: publicUrl.startsWith("https:"),
    trustedProxies: read<string[]>(
      "PASO_TRUST_PROXY",
      [],
      "addresses or networks of proxies with commas between, such as 10.0.0.0/8",
      networks,
    ),
    exemptNetworks: read<string[]>(
      "PASO_EXEMPT_NETWORKS",
      [],
      "addresses or networks with commas between, such as 203.0.113.0/24",
      networks,
    ),
    providerNetworks: read<string[]>(
      "PASO_PROVIDER_NETWORKS",
      [],
      "addresses or networks with commas between, such as 10.1.0.0/16",
      networks,
    ),
    zoomUrl: read<string | null>(
      "PASO_ZOOM_URL",
      null,
      "an address without a path, such as http://127.0.0.1:8080",
      origin,
    ),
    dataFolder: resolve(read("PASO_DATA", "data", "a folder", (text) => text)),
    s3Bucket: read<string | null>(
      "PASO_S3_BUCKET",
      null,
      "the name of a bucket, and a folder in it where wanted, such as paso-files/school",
      s3Bucket,
    ),
    s3Endpoint: read<string | null>(
      "PASO_S3_ENDPOINT",
      null,
      "the address of an S3 service without a path, such as https://s3.example.org",
      origin,
    ),
    s3Region: read(
      "PASO_S3_REGION",
      "us-east-1",
      "the region of the bucket, such as eu-central-1",
      (text) => (/^[a-z0-9-]+$/i.test(text) ? text : undefined),
    ),
    s3AccessKey: read<string | null>("PASO_S3_ACCESS_KEY", null, "one word", oneWord),
    s3SecretKey: read<string | null>("PASO_S3_SECRET_KEY", null, "one word", oneWord),
    databaseUrl: read<string | null>(
      "DATABASE_URL",
      null,
      "the address of a PostgreSQL database, such as postgres://user:password@host:5432/name",
      postgresUrl,
    ),
    databaseDirectUrl: read<string | null>(
      "PASO_DATABASE_DIRECT_URL",
      null,
      "the address of the PostgreSQL database that DATABASE_URL reaches through a pooler",
      postgresUrl,
    ),
    databaseReplicaUrl: read<string | null>(
      "PASO_DATABASE_REPLICA_URL",
      null,
      "the address of a replica of the PostgreSQL database",
      postgresUrl,
    ),
    databaseArchive: read<string | null>("PASO_DATABASE_ARCHIVE", null, "a folder", (text) =>
      resolve(text),
    ),
    databasePool: read("PASO_DATABASE_POOL", 10, "a number from 2 to 1000", wholeNumber(2, 1_000)),
    locale: read<"en" | "es">("PASO_LOCALE", "en", "en or es", oneOf(["en", "es"])),
    timeZone: read("PASO_TIMEZONE", "UTC", "a time zone, such as Europe/Madrid", timeZone),
    demo: read("PASO_DEMO", true, "0 or 1", flag),
    allowDemoAccounts: read("PASO_ALLOW_DEMO_ACCOUNTS", false, "0 or 1", flag),
    web: read("PASO_WEB", true, "0 or 1", flag),
    worker: read("PASO_WORKER", true, "0 or 1", flag),
    shutdownDelay:
      read("PASO_SHUTDOWN_DELAY", 0, "a number of seconds from 0 to 300", wholeNumber(0, 300)) *
      1_000,
    logLevel: read<LogLevel>("PASO_LOG_LEVEL", "info", LOG_LEVELS.join(", "), oneOf(LOG_LEVELS)),
    logAddresses: read("PASO_LOG_ADDRESSES", false, "0 or 1", flag),
    startedByNpm: env["npm_command"] !== undefined,
    production: env["NODE_ENV"] !== "development",
    streamDomains: read<string[]>(
      "PASO_STREAM_DOMAINS",
      [],
      "domains with commas between, such as example.net",
      domains,
    ),
    sessions: {
      usual: {
        idle: read("PASO_SESSION_IDLE_HOURS", 14 * 24, HOURS_RULE, hours) * HOUR,
        absolute: read("PASO_SESSION_HOURS", 90 * 24, HOURS_RULE, hours) * HOUR,
      },
      privileged: {
        idle: read("PASO_ADMIN_SESSION_IDLE_HOURS", 12, HOURS_RULE, hours) * HOUR,
        absolute: read("PASO_ADMIN_SESSION_HOURS", 14 * 24, HOURS_RULE, hours) * HOUR,
      },
    },
    fileLimit:
      read("PASO_FILE_LIMIT_MB", 25, "a number from 1 to 2000", wholeNumber(1, 2_000)) * MEGABYTE,
    smtpUrl: read<string | null>(
      "PASO_SMTP_URL",
      null,
      "the address of a mail server, such as smtps://user:password@mail.example.org",
      smtpUrl,
    ),
    secretKeys: read<Buffer[] | null>(
      "PASO_SECRET_KEY",
      null,
      "32 random bytes in base64, such as `openssl rand -base64 32` writes, and earlier keys after commas",
      readSecretKeys,
    ),
    metricsPort: read<number | null>(
      "PASO_METRICS_PORT",
      null,
      "a port from 1 to 65535 other than PORT",
      (text) => {
        const value = wholeNumber(1, 65_535)(text);
        return value === port ? undefined : value;
      },
    ),
    metricsToken: read<string | null>(
      "PASO_METRICS_TOKEN",
      null,
      "16 or more characters without spaces, such as `openssl rand -hex 32` writes",
      (text) => (/^[\x21-\x7e]{16,}$/.test(text) ? text : undefined),
    ),
    tracesEndpoint: read<string | null>(
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      null,
      "the address of an OpenTelemetry collector, such as http://localhost:4318",
      httpAddress,
    ),
    tracesService: read("OTEL_SERVICE_NAME", "paso", "a name", (text) => text),
    tracesShare: read("OTEL_TRACES_SAMPLER_ARG", 1, "a share from 0 to 1, such as 0.1", (text) =>
      /^(0(\.\d+)?|1(\.0+)?)$/.test(text) ? Number(text) : undefined,
    ),
    mailFrom: read<string | null>(
      "PASO_MAIL_FROM",
      null,
      "an e-mail address, or a name and an address, such as Paso <noreply@example.org>",
      sender,
    ),
    // In the end, when all are known.
    unknownSettings: Object.keys(env).filter(
      (name) => name.startsWith("PASO_") && !known.has(name) && !OURS.test(name),
    ),
  };
  if ((config.s3AccessKey === null) !== (config.s3SecretKey === null) && issues.length === 0) {
    const missing = config.s3AccessKey === null ? "PASO_S3_ACCESS_KEY" : "PASO_S3_SECRET_KEY";
    issues.push(`${missing} must be there as well: one key is of no use without the other.`);
  }
  if (config.databaseUrl === null && config.databaseDirectUrl !== null) {
    issues.push(
      "DATABASE_URL must be there as well: the pooler that PASO_DATABASE_DIRECT_URL is behind.",
    );
  }
  if (config.databaseUrl === null && config.databaseReplicaUrl !== null) {
    issues.push(
      "DATABASE_URL must be there as well: what PASO_DATABASE_REPLICA_URL is a replica of.",
    );
  }
  if (issues.length > 0) throw new OperatorError(issues.join("\n"));
  return Object.freeze(config);
}

/** Whether an address to listen on is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
