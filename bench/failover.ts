/**
 * `npm run bench:failover`: three servers on a PostgreSQL under Patroni, with a synchronous replica and
 * behind HAProxy, while students answer: the primary is killed and frozen, then one server after the other is
 * killed; see `docs/reliability.md`. Needs Debian's packages postgresql, patroni, python3-etcd, etcd-server
 * and haproxy.
 *
 *    npm run bench:failover -- [--students 2000] [--faults kill,freeze,kill]
 *
 * Exits with code 1 if an acknowledged answer is lost, or if answers are not acknowledged again within 30
 * seconds of a fault.
 */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { migrateDatabase } from "@paso/server/src/database/migrate-database.ts";
import pg from "pg";

import { generateData } from "./data/generate-data.ts";
import { type AcknowledgedAnswer, Answering } from "./failover/answering.ts";
import { type Leader, startCluster } from "./failover/start-cluster.ts";
import { startServers } from "./failover/start-servers.ts";

const SERVERS = 3;
/** Concurrent students. */
const CROWD = 12;
/** Milliseconds of load before a fault, and until everything must be served again after it. */
const BEFORE = 5_000;
const COMEBACK = 30_000;
/** Milliseconds within which requests in flight at the start of a fault are acknowledged. */
const UNDER_WAY = 5_000;
/** Milliseconds for which a frozen primary stays so: it comes back when another has long taken over. */
const FROZEN = 40_000;
/** Attempts to find the primary, in case it changes meanwhile. */
const ATTEMPTS = 6;
const TOOLS = ["patroni", "etcd", "haproxy"];

const { values: options } = parseArgs({
  options: {
    students: { type: "string", default: "2000" },
    faults: { type: "string", default: "kill,freeze,kill" },
  },
});
for (const tool of TOOLS) execFileSync("which", [tool], { stdio: "ignore" });

await using open = new AsyncDisposableStack();
console.log("Starting PostgreSQL under Patroni ...");
const cluster = await startCluster(open);
await migrateDatabase(cluster.url);
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
const active = Number(options.students);
const plan = {
  students: active,
  answers: 10,
  fewAnswers: 10,
  active,
  lessons: 24,
  passwordOf: null,
};
const data = await generateData(client, plan, randomBytes(16).toString("hex"));
await client.end();
console.log("Starting three servers ...");
const servers = await startServers(open, { databaseUrl: cluster.url, count: SERVERS });
const origins = servers.map(({ origin }) => origin);
const answering = new Answering(data, active, origins, CROWD);
open.defer(() => answering.stop());

console.log(
  "fault               acknowledged  no resp.      503    other       gap  at one   lost",
);
await suffer("as usual", async () => {});
for (const fault of options.faults.split(",").filter(Boolean)) {
  await cluster.untilSynchronous();
  const primary = await cluster.findPrimary();
  if (fault === "kill") {
    await suffer("primary killed", async () => cluster.kill(primary));
    await cluster.start(primary);
  } else {
    await suffer("primary frozen", async () => cluster.freeze(primary, true));
    await sleep(FROZEN);
    let stale = 0;
    await suffer("the frozen one back", async () => {
      cluster.freeze(primary, false);
      stale = await countStale(primary);
    });
    console.log(`  Until it follows, it takes itself for the primary and lacks ${stale} answers.`);
  }
}
for (const [place, server] of servers.entries()) {
  await suffer(`server ${place + 1} killed`, () => server.kill(), SERVERS - 1);
  await server.start();
}
await answering.stop();
console.log(
  `${answering.acknowledged} answers were acknowledged, ${await countLost()} of them are lost.`,
);

/**
 * Acknowledged answers that the database lacks: asked of the node that holds the leader lock, before and
 * after. A frozen node believes for a moment that it still is the primary, and so may HAProxy.
 */
async function countLost(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const leader = await cluster.findLeader();
    const missing = await findMissingAt(leader.url);
    const after = await cluster.findLeader();
    const isSame = after.name === leader.name && after.timeline === leader.timeline;
    if (missing !== null && isSame) {
      tellMissing(missing, leader);
      return missing.length;
    }
    if (attempt === ATTEMPTS)
      throw new Error("No node stays the primary for long enough to ask it.");
    await sleep(BEFORE);
  }
}

/** The most answers that a node lacks while it still believes it is the primary. */
async function countStale(name: string): Promise<number> {
  let most = 0;
  for (const end = performance.now() + UNDER_WAY; performance.now() < end;) {
    const missing = await findMissingAt(cluster.urlOf(name));
    most = Math.max(most, missing?.length ?? 0);
    await sleep(50);
  }
  return most;
}

/** Null if a database is a replica by its own account, or does not respond. */
async function findMissingAt(url: string): Promise<AcknowledgedAnswer[] | null> {
  const checking = new pg.Client({ connectionString: url });
  checking.on("error", () => {});
  try {
    await checking.connect();
    const { rows } = await checking.query("select pg_is_in_recovery() as recovering");
    return rows[0].recovering ? null : await answering.findMissing(checking);
  } catch {
    return null;
  } finally {
    await checking.end().catch(() => {});
  }
}

function tellMissing(missing: readonly AcknowledgedAnswer[], { name, timeline }: Leader): void {
  if (missing.length === 0) return;
  process.exitCode = 1;
  const ages = missing.map(({ at }) => (performance.now() - at) / 1_000);
  const by = [...new Set(missing.map(({ server }) => server + 1))].toSorted();
  console.log(
    `Missing at node ${name} (timeline ${timeline}): acknowledged ${Math.min(...ages).toFixed(1)} to ` +
      `${Math.max(...ages).toFixed(1)} s ago, by servers ${by.join(", ")}.`,
  );
}

/** Causes a fault while students answer, and reports the outcome until all servers serve again. */
async function suffer(
  name: string,
  goWrong: () => Promise<void>,
  serving = SERVERS,
): Promise<void> {
  await sleep(BEFORE);
  const before = { ...answering.counts };
  const begun = performance.now();
  await goWrong();
  // On a busy machine requests in flight are acknowledged seconds later, and do not count.
  const isBack = () => answering.countServing(begun + UNDER_WAY) >= serving;
  while (!isBack() && performance.now() - begun < COMEBACK + 10_000) await sleep(50);
  await sleep(BEFORE);
  const { all, anyServer } = answering.longestGap(begun);
  const after = answering.counts;
  const counts = (["acknowledged", "lost", "refused", "failed"] as const)
    .map((what) => String(after[what] - before[what]).padStart(9))
    .join("");
  const seconds = (time: number) => `${(time / 1_000).toFixed(1)} s`.padStart(10);
  const gone = await countLost();
  console.log(
    `${name.padEnd(22)}${counts}${seconds(all)}${seconds(anyServer)}${String(gone).padStart(7)}`,
  );
  if (all > COMEBACK || (serving === SERVERS && anyServer > COMEBACK)) process.exitCode = 1;
}
