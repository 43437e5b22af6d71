/**
 * `npm run bench`: compares the product with a bare server on the same database and prints what both cost;
 * see `docs/performance.md`.
 *
 *    npm run bench -- [--quick] [--answers 1000000] [--only "open page"] [--profile]
 */
import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import pg from "pg";

import { assertEqualStatements } from "./assert-statements.ts";
import { generateData } from "./data/generate-data.ts";
import { findEmails } from "./data/insert-students.ts";
import { keepAwake } from "./keep-awake.ts";
import { type Case, OPERATIONS, planCases, planTour } from "./load/operations.ts";
import { type Load, startLoad } from "./load/start-load.ts";
import { measureCases, type Measurement, type Pace, warmUp } from "./measure-cases.ts";
import {
  compare,
  compareCompressed,
  COMPARISON_HEADING,
  describeComparison,
  describeRow,
  ROW_HEADING,
  summarise,
} from "./report.ts";
import { RequestSupply } from "./request-supply.ts";
import type { BareSettings } from "./servers/bare-server.ts";
import { createBareTables } from "./servers/bare-tables.ts";
import { readMemory } from "./servers/process-usage.ts";
import { startBare } from "./servers/start-bare.ts";
import { type Product, startProduct } from "./servers/start-product.ts";

const RESULTS = join(import.meta.dirname, "results");
const STUDENTS = [1, 16, 64];
/** Connections to the database, of either server. */
const POOL_SIZE = 10;
const FEW_ANSWERS = 1_000;
const LESSONS = 24;

const FULL: Pace = { rounds: 9, slice: 800, warmUp: { first: 3_000, requests: 20_000, each: 500 } };
const QUICK: Pace = { rounds: 5, slice: 200, warmUp: { first: 500, requests: 5_000, each: 150 } };

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    /** Answers to the questions with very many. */
    answers: { type: "string" },
    /** Operations to measure; all unless given. */
    only: { type: "string", multiple: true },
    /** Leaves CPU profiles of both servers in `results/`. */
    profile: { type: "boolean", default: false },
  },
});
const operations = OPERATIONS.filter((name) => options.only?.includes(name) ?? true);
if (operations.length < (options.only?.length ?? 0)) {
  throw new Error(`There are these operations to measure: ${OPERATIONS.join("; ")}.`);
}
const pace = options.quick ? QUICK : FULL;
const manyAnswers = Number(options.answers ?? (options.quick ? 20_000 : 1_000_000));
const active = options.quick ? 1_000 : 2_500;
const nodeFlags = options.profile ? ["--cpu-prof", `--cpu-prof-dir=${RESULTS}`] : [];

await mkdir(RESULTS, { recursive: true });
await using open = new AsyncDisposableStack();
const load = startLoad();
open.defer(() => load.stop());
// Anything that waits for the load then fails, and everything is shut down.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => load.stop());

say("Starting the product");
const product = await startProduct(nodeFlags, POOL_SIZE);
open.defer(() => product.stop());
const client = new pg.Client({ connectionString: product.database.url });
await client.connect();
open.defer(() => client.end());

say(`Generating ${manyAnswers.toLocaleString("en")} students and their answers`);
const startedAt = performance.now();
const cases = await prepareCases(client, product);
console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
const memoryBefore = await readMemory(product.pid);

say("Starting the bare server");
const samples = await takeSamples(load, product.origin, cases);
const settings = { databaseUrl: product.database.url, poolSize: POOL_SIZE, samples };
const bare = await startBare(settings, nodeFlags);
open.defer(() => bare.stop());

say("Counting statements");
const supply = new RequestSupply();
const origins = { product: product.origin, bare: bare.origin };
const chosen = cases.filter(({ operation }) => operations.includes(operation));
const statements = await assertEqualStatements(client, load, supply, chosen, origins);
for (const [name, count] of Object.entries(statements)) console.log(`${name}: ${count} a call`);

const field = { load, servers: { product, bare }, postmaster: product.database.pid };
say("Warming up");
await warmUp(field, supply, chosen, pace);

say(`Measuring (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
console.log(ROW_HEADING);
const measurements: Measurement[][] = [];
for (const operation of operations) {
  for (const students of STUDENTS) {
    const group = chosen.filter((one) => one.operation === operation);
    await using stack = new AsyncDisposableStack();
    if (students === 1) stack.use(await keepAwake());
    const measured = await measureCases(field, supply, group, students, pace);
    for (const one of measured) console.log(describeRow(summarise(one)));
    measurements.push(measured);
  }
}

const comparisons = [...measurements.flatMap(compare), ...compareCompressed(measurements.flat())];
console.log(`\nMedian of ${pace.rounds} rounds\n${COMPARISON_HEADING}`);
for (const comparison of comparisons) console.log(describeComparison(comparison));
const memory = { before: memoryBefore, after: await readMemory(product.pid) };
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
console.log(
  `\nMemory of the product: ${megabytes(memory.before.now)} before, ` +
    `${megabytes(memory.after.now)} after, ${megabytes(memory.after.highest)} at most`,
);

const file = join(RESULTS, `${new Date().toISOString().replaceAll(":", "-")}.json`);
const result = {
  machine: { cores: availableParallelism(), memory: totalmem(), node: process.version },
  plan: { manyAnswers, fewAnswers: FEW_ANSWERS, active, pace, poolSize: POOL_SIZE },
  statements,
  rows: measurements.flat().map(summarise),
  comparisons,
  memory,
};
await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`Written to ${file}`);
if (comparisons.some(({ budget }) => budget?.isMet === false)) process.exitCode = 1;

function say(text: string): void {
  console.log(`\n${text} ...`);
}

/** Fills the database, for the bare server too, and plans the requests. */
async function prepareCases(client: pg.Client, { account }: Product): Promise<Case[]> {
  const data = await generateData(
    client,
    {
      students: manyAnswers,
      answers: manyAnswers,
      fewAnswers: FEW_ANSWERS,
      active,
      lessons: LESSONS,
      passwordOf: account.email,
    },
    randomBytes(16).toString("hex"),
  );
  const activeIds = { first: data.students.firstId, last: data.students.firstId + active - 1 };
  await createBareTables(client);
  await client.query("checkpoint");
  const emails = await findEmails(client, activeIds);
  await load.send({ ...everyOnce(planTour(data)), origin: product.origin });
  return planCases({
    data,
    active,
    fewAnswers: FEW_ANSWERS,
    manyAnswers,
    emails,
    password: account.password,
  });
}

/** A response of the product to each operation. */
async function takeSamples(
  load: Load,
  origin: string,
  cases: Case[],
): Promise<BareSettings["samples"]> {
  const samples: BareSettings["samples"] = {};
  for (const { operation, requests, server } of cases) {
    if (server !== "product" || operation === "open page, compressed") continue;
    // The last request: an answer given here is not used again in the measurement.
    const { sample } = await load.send({ ...everyOnce(requests.slice(-1)), origin });
    samples[operation] = JSON.parse(Buffer.from(sample).toString());
  }
  return samples;
}

function everyOnce(requests: Case["requests"]) {
  return { requests, students: 1, limit: 60_000, repeat: false };
}
