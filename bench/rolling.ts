/**
 * `npm run bench:rolling`: replaces servers of an earlier version by those of this one, one after the other,
 * on one database and under load; see `docs/reliability.md`.
 *
 *    npm run bench:rolling -- [--from COMMIT] [--seconds 8] [--students 400]
 *
 * Without COMMIT, from the oldest version that this one can replace that way. Exits with code 1 if a request
 * fails or gets no response, or an acknowledged answer is lost.
 */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";

import { planMigrations } from "@paso/server/src/database/plan-migrations.ts";
import { startTemporaryServer } from "@paso/server/src/testing/temporary-server.ts";
import pg from "pg";

import type { generateData as Generate } from "./data/generate-data.ts";
import { findMissing, planAnswers } from "./failover/answering.ts";
import { planTour } from "./load/operations.ts";
import { Balancer } from "./rolling/balancer.ts";
import { checkOutVersion, findOldestVersion } from "./rolling/check-out-version.ts";
import { ClassTraffic } from "./rolling/class-traffic.ts";
import { environmentOf, type RunningServer, startServer } from "./rolling/start-server.ts";
import { PASO } from "./servers/start-product.ts";

const SERVERS = 2;
/** Concurrent students. */
const CROWD = 8;
/** Acknowledged writes are on disk. */
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

const { values: options } = parseArgs({
  options: {
    from: { type: "string" },
    seconds: { type: "string", default: "8" },
    students: { type: "string", default: "400" },
  },
});

await using open = new AsyncDisposableStack();
const old = await checkOutVersion(open, options.from ?? (await findOldestVersion()));
const server = await startTemporaryServer({ settings: DURABLE });
open.defer(() => server.close());
const databaseUrl = await createDatabase(server.url);
const folder = await mkdtemp(join(tmpdir(), "paso-rolling-data-"));
open.defer(() => rm(folder, { recursive: true, force: true }));
await migrate(old.paso);

const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
open.defer(() => client.end());
const data = await generateOldData();
const active = Number(options.students);
const balancer = new Balancer();
open.defer(() => balancer.stop());
const earlier: RunningServer[] = [];
for (let place = 0; place < SERVERS; place += 1) {
  earlier.push(await startServer(open, { databaseUrl, paso: old.paso }));
}
for (const { origin } of earlier) balancer.add(origin);
const work = { reads: planTour(data), answers: planAnswers(data, active) };
const traffic = new ClassTraffic(balancer, work, CROWD);
open.defer(() => traffic.stop());

console.log(`From ${old.commit} to this version, ${SERVERS} servers, ${CROWD} students at a time.`);
console.log("                                 done      5xx     lost    other   longest");
await watch("the earlier version", async () => {});
const { migrations } = await planMigrations(databaseUrl);
const breaks = migrations.filter(({ concerns }) => concerns.some(({ kind }) => kind === "breaks"));
if (breaks.length > 0) throw new Error(`${breaks[0]?.name} stops servers of that version.`);
await watch(`${migrations.length} migrations run`, () => migrate(PASO));
for (const [place, server] of earlier.entries()) {
  await watch(`server ${place + 1} is replaced`, async () => {
    const next = await startServer(open, { databaseUrl, paso: PASO });
    balancer.add(next.origin);
    await server.stop();
    balancer.remove(server.origin);
  });
}
await watch("this version", async () => {});
await traffic.stop();
const { length: missing } = await findMissing(client, traffic.acknowledged);
console.log(
  `${traffic.acknowledged.length} answers were acknowledged, ${missing} of them are lost.`,
);
for (const complaint of traffic.complaints) console.log(complaint);
if (missing + traffic.complaints.size > 0) process.exitCode = 1;

/** Reports the outcome of requests during an action, and for a while after it. */
async function watch(name: string, goOn: () => Promise<void>): Promise<void> {
  traffic.take();
  await goOn();
  await sleep(Number(options.seconds) * 1_000);
  const { done, failed, lost, refused, longest } = traffic.take();
  const counts = [done, failed, lost, refused].map((count) => String(count).padStart(9)).join("");
  console.log(`${name.padEnd(28)}${counts}${String(Math.round(longest)).padStart(7)} ms`);
}

/** The earlier version's own generator, which knows its tables. */
async function generateOldData(): ReturnType<typeof Generate> {
  const module = (await import(join(old.folder, "bench/data/generate-data.ts"))) as {
    generateData: typeof Generate;
  };
  const students = Number(options.students);
  const few = Math.min(students, 10);
  const plan = { students, answers: few, fewAnswers: few, active: students, lessons: 24 };
  return module.generateData(
    client,
    { ...plan, passwordOf: null },
    randomBytes(16).toString("hex"),
  );
}

async function createDatabase(url: string): Promise<string> {
  const first = new pg.Client({ connectionString: url });
  await first.connect();
  await first.query("create database paso");
  await first.end();
  return url.replace("///postgres?", "///paso?");
}

async function migrate(paso: string): Promise<void> {
  const env = environmentOf({ databaseUrl, folder });
  await promisify(execFile)(paso, ["migrate"], { env });
}
