import { existsSync } from "node:fs";

import { runStep } from "./run-step.ts";

/** Debian's folder of the oldest PostgreSQL we support. */
const BINARIES = "/usr/lib/postgresql/15/bin";

/**
 * The programs of PostgreSQL 15, installed if possible, else undefined. Nothing is started: the tests start
 * their own server.
 */
export async function findOldPostgres(): Promise<string | undefined> {
  const isThere = () => existsSync(`${BINARIES}/postgres`);
  if (isThere()) return BINARIES;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing PostgreSQL 15 to test on it, too.");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runStep({ name: "package lists", command: ["apt-get", "update"], env, limitSeconds: 120 });
  // postgresql-common first, configured not to create a cluster: the package would start one.
  const install = `
    apt-get install --yes --no-install-recommends postgresql-common &&
    sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf &&
    apt-get install --yes --no-install-recommends postgresql-15`;
  await runStep({ name: "PostgreSQL 15", command: ["sh", "-c", install], env, limitSeconds: 180 });
  return isThere() ? BINARIES : undefined;
}
