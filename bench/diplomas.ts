/**
 * `npm run bench:diplomas`: many students finish a course with a diploma at once. Each has to get
 * exactly one, and students who learn meanwhile must hardly notice.
 *
 *     npm run bench:diplomas -- [--diplomas 500] [--within 60] [--rate 100] [--seconds 20]
 *
 * `within` is the seconds in which all finish, `rate` what a class asks for each second before, meanwhile
 * and after, `seconds` how long it is measured before and after. Ends with code 1 when a budget is
 * missed. The load of the machine is printed: on a busy one, figures are of that machine.
 */
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import pg from "pg";

import { prepareFinishers } from "./diplomas/prepare-finishers.ts";
import { percentile } from "./load/percentile.ts";
import { startLoad } from "./load/start-load.ts";
import { startMailServer } from "./mail/start-mail-server.ts";
import { prepareMix } from "./overload/prepare-mix.ts";
import { startOffering } from "./overload/start-offering.ts";
import { giveOtherCores, takeLastCore } from "./servers/pin-processes.ts";
import { startProduct } from "./servers/start-product.ts";

/** How much the 95th percentile of a class's requests may rise while diplomas are made. */
const MOST_RISE = 1.2;
/** Milliseconds after the last finish in which all are to be made. */
const LONGEST = 600_000;
const PATIENCE = 20_000;
const WARM_UP = 6_000;
/** Milliseconds of the class's requests at a time. */
const SLICE = 5_000;

const { values: options } = parseArgs({
  options: {
    diplomas: { type: "string", default: "500" },
    within: { type: "string", default: "60" },
    rate: { type: "string", default: "100" },
    seconds: { type: "string", default: "20" },
  },
});
const [count, within, rate, seconds] = [
  options.diplomas,
  options.within,
  options.rate,
  options.seconds,
].map(Number) as [number, number, number, number];

await using open = new AsyncDisposableStack();
const server = await startMailServer();
open.defer(() => server.stop());
process.env["PASO_SMTP_URL"] = server.url;
process.env["PASO_MAIL_FROM"] = "noreply@bench.invalid";
const hasOwnCore = await takeLastCore();
const load = startLoad();
open.defer(() => load.stop());
const offering = startOffering();
open.defer(() => offering.stop());

console.log("Starting the product, and generating its data ...");
const product = await startProduct([], 10);
open.defer(() => product.stop());
if (hasOwnCore) await giveOtherCores(product);
console.log(hasOwnCore ? "The load has a core to itself." : "The load shares the product's cores.");
const mix = await prepareMix(product, load);
const client = new pg.Client({ connectionString: product.database.url });
await client.connect();
open.defer(() => client.end());
const { origin } = product;
const finishers = await prepareFinishers(client, { origin, count });

await offer(WARM_UP);
const before = await offer(seconds * 1_000);
const making = new AbortController();
const began = performance.now();
const [during, times] = await Promise.all([offerUntil(making.signal), makeDiplomas()]);
const after = await offer(seconds * 1_000);

const rise = (2 * during.p95) / (before.p95 + after.p95);
console.log(`
load of the machine (1, 5, 15 minutes)   ${loadavg()
  .map((one) => one.toFixed(1))
  .join("  ")}
${count} students finished within ${(times.finished / 1_000).toFixed(0)} s, the slowest last step took ${times.slowest.toFixed(0)} ms
${count} diplomas were issued after ${(times.issued / 1_000).toFixed(0)} s and made after ${(times.made / 1_000).toFixed(0)} s, beside ${rate} requests a second
${times.mails} mails brought them along after ${(times.mailed / 1_000).toFixed(0)} s

                       p50       p95  ms   answered
before          ${describe(before)}
with diplomas   ${describe(during)}
after           ${describe(after)}
p95 with diplomas is ${rise.toFixed(2)} times that without`);
if (rise > MOST_RISE) {
  console.log(`OVER BUDGET of ${MOST_RISE}`);
  process.exitCode = 1;
}

interface Wait {
  p50: number;
  p95: number;
  answered: number;
}

/** What students wait who ask at an even rate. */
async function offer(duration: number): Promise<Wait> {
  const slices: Float64Array[] = [];
  for (let left = duration; left > 0; left -= SLICE) slices.push(await offerSlice(left));
  return summarise(slices, duration);
}

async function offerUntil(signal: AbortSignal): Promise<Wait> {
  const slices: Float64Array[] = [];
  while (!signal.aborted) slices.push(await offerSlice(SLICE));
  return summarise(slices, slices.length * SLICE);
}

async function offerSlice(most: number): Promise<Float64Array> {
  const duration = Math.min(most, SLICE);
  const requests = mix.take(Math.ceil((rate * duration) / 1_000));
  const { accepted } = await offering.send({
    origin,
    requests,
    rate,
    duration,
    patience: PATIENCE,
  });
  return accepted;
}

function summarise(slices: readonly Float64Array[], duration: number): Wait {
  const sorted = Float64Array.from(slices.flatMap((slice) => [...slice])).toSorted();
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    answered: sorted.length / ((rate * duration) / 1_000),
  };
}

function describe({ p50, p95, answered }: Wait): string {
  const share = `${(100 * answered).toFixed(1)} %`;
  return `${p50.toFixed(1).padStart(10)}${p95.toFixed(1).padStart(10)}${share.padStart(15)}`;
}

/** Milliseconds since the first finish until all is done. */
interface Times {
  finished: number;
  /** Of a single last step. */
  slowest: number;
  issued: number;
  made: number;
  mailed: number;
  mails: number;
}

/** @throws unless everybody gets exactly one */
async function makeDiplomas(): Promise<Times> {
  try {
    const elapsed = () => performance.now() - began;
    const slowest = await finishAll();
    const finished = elapsed();
    await untilCount("diplomas", "true");
    const issued = elapsed();
    await untilCount("diploma_versions", "file_id is not null");
    const made = elapsed();
    await untilCount("mails", "kind = 'diploma' and state = 'sent'");
    const mailed = elapsed();
    const { rows } = await client.query<{ people: number }>(
      "select count(distinct user_id)::int as people from diplomas where course_id = $1",
      [finishers.courseId],
    );
    if (rows[0]?.people !== count) throw new Error(`${rows[0]?.people} people have a diploma.`);
    return { finished, slowest, issued, made, mailed, mails: await server.count() };
  } finally {
    making.abort();
  }
}

/** At an even rate; returns how long the slowest took, in milliseconds. */
async function finishAll(): Promise<number> {
  const steps: Promise<number>[] = [];
  for (let index = 0; index < count; index += 1) {
    const wait = began + (index * within * 1_000) / count - performance.now();
    if (wait > 0) await sleep(wait);
    const since = performance.now();
    steps.push(finishers.finish(index).then(() => performance.now() - since));
  }
  return Math.max(...(await Promise.all(steps)));
}

async function untilCount(table: string, condition: string): Promise<void> {
  const deadline = performance.now() + LONGEST;
  for (;;) {
    const { rows } = await client.query<{ found: number }>(
      `select count(*)::int as found from ${table} where ${condition}`,
    );
    const found = rows[0]?.found ?? 0;
    if (found === count) return;
    if (found > count) throw new Error(`There are ${found} in ${table}.`);
    if (performance.now() > deadline) throw new Error(`There are only ${found} in ${table}.`);
    await sleep(500);
  }
}
