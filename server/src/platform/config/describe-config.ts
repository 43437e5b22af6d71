import type { Config } from "./config.ts";

/**
 * How a setting is shown in the log: as it is, as an address without credentials, or only whether it
 * is set.
 */
const SHOWN: Record<keyof Config, "as it is" | "as an address" | "as there or not"> = {
  port: "as it is",
  host: "as it is",
  publicUrl: "as it is",
  secureCookies: "as it is",
  trustedProxies: "as it is",
  exemptNetworks: "as it is",
  providerNetworks: "as it is",
  zoomUrl: "as it is",
  streamDomains: "as it is",
  dataFolder: "as it is",
  s3Bucket: "as it is",
  s3Endpoint: "as it is",
  s3Region: "as it is",
  s3AccessKey: "as there or not",
  s3SecretKey: "as there or not",
  databaseUrl: "as an address",
  databaseDirectUrl: "as an address",
  databaseReplicaUrl: "as an address",
  databaseArchive: "as it is",
  databasePool: "as it is",
  locale: "as it is",
  timeZone: "as it is",
  demo: "as it is",
  allowDemoAccounts: "as it is",
  web: "as it is",
  worker: "as it is",
  shutdownDelay: "as it is",
  logLevel: "as it is",
  logAddresses: "as it is",
  startedByNpm: "as it is",
  production: "as it is",
  sessions: "as it is",
  fileLimit: "as it is",
  smtpUrl: "as an address",
  mailFrom: "as it is",
  metricsPort: "as it is",
  metricsToken: "as there or not",
  tracesEndpoint: "as it is",
  tracesService: "as it is",
  tracesShare: "as it is",
  secretKeys: "as there or not",
  unknownSettings: "as it is",
};

/** The effective settings, without secrets, for the log. */
export function describeConfig(config: Config): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]: [string, unknown]) => [
      name,
      describeValue(SHOWN[name as keyof Config], value),
    ]),
  );
}

function describeValue(shown: (typeof SHOWN)[keyof Config], value: unknown): unknown {
  if (shown === "as it is") return value;
  return shown === "as an address" ? describeAddress(value) : value !== null;
}

/** Only host, port and path: user, password and parameters may be secret. */
function describeAddress(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const url = URL.parse(value);
  if (!url) return "unreadable";
  return `${url.protocol}//${url.host}${url.pathname}`;
}
