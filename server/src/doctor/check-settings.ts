import { type Config, isLoopback } from "../platform/config/config.ts";
import { type Finding, ok, warning } from "./finding.ts";

const NEEDED_NODE = 24;

/** Settings that are valid individually but not together, and the running version of Node. */
export function checkSettings(config: Config): Finding[] {
  const { publicUrl, secureCookies, host, databaseUrl, startedByNpm } = config;
  const found = [checkNode(process.version, startedByNpm)];
  const { hostname } = new URL(publicUrl);
  if (!secureCookies && !isLoopback(hostname)) {
    found.push(
      warning(
        "settings",
        `The public address ${publicUrl} is not https: passwords and sessions can be read on the way.`,
        "Put a TLS proxy in front and set PASO_URL to the https address.",
      ),
    );
  } else if (isLoopback(hostname) && !isLoopback(host)) {
    found.push(
      warning(
        "settings",
        `Others can reach ${host}, but links in mails lead to ${publicUrl}.`,
        "Set PASO_URL to the address that people open.",
      ),
    );
  } else {
    found.push(
      ok(
        "settings",
        `${publicUrl}, data in ${config.dataFolder}, ${describe(databaseUrl)}` +
          `${config.s3Bucket === null ? "" : `, files in the bucket ${config.s3Bucket}`}.`,
      ),
    );
  }
  if (secureCookies && config.trustedProxies.length === 0) {
    found.push(
      warning(
        "settings",
        "PASO_URL is https, but no proxy is trusted: everybody seems to come from the proxy's address, and shares its limits.",
        "Set PASO_TRUST_PROXY to the address of the proxy.",
      ),
    );
  }
  for (const name of config.unknownSettings) {
    const advice = "Correct its name, or remove it; the README lists all settings.";
    found.push(warning("settings", `There is no setting ${name}.`, advice));
  }
  if (databaseUrl !== null && config.databaseArchive !== null) {
    found.push(
      warning(
        "settings",
        "PASO_DATABASE_ARCHIVE is for the embedded database and does nothing beside DATABASE_URL.",
        "Remove it, and have the server archive its changes: see docs/operations.md.",
      ),
    );
  }
  return found;
}

function checkNode(version: string, startedByNpm: boolean): Finding {
  const major = Number.parseInt(version.slice(1), 10);
  if (major >= NEEDED_NODE) return ok("node", `Node ${version}.`);
  const advice = startedByNpm ? "Run npm install again." : `Install Node ${NEEDED_NODE}.`;
  return warning("node", `Node ${version} is older than ${NEEDED_NODE}.`, advice);
}

function describe(databaseUrl: string | null): string {
  return databaseUrl === null ? "embedded database" : "database on a server";
}
