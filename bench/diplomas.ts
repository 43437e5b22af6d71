/**
 * `npm run bench:diplomas`: many students finish a course with a diploma at once. Each must get exactly one,
 * and other students must hardly notice.
 *
 *    npm run bench:diplomas -- [--diplomas 500] [--within 60] [--rate 100] [--seconds 20]
 *
 * `within` is the seconds in which all finish, `rate` a class's requests per second before, during and after,
 * `seconds` the length of the measurements before and after. Exits with code 1 if a budget is missed. Prints
 * the machine's load, because the figures depend on it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { startBusyProduct } from "./beside/start-busy-product.ts";
import { describeLoad, judgeWaits } from "./beside/wait.ts";
import { prepareFinishers } from "./diplomas/prepare-finishers.ts";

/** Milliseconds after the last finish by which all must be made. */
const LONGEST = 900_000;
const WARM_UP = 6_000;

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

const PARTS = [
  { name: "while they finish", until: within * 1_000 },
  { name: "while the rest is drawn", until: Number.POSITIVE_INFINITY },
];

await using open = new AsyncDisposableStack();
const { origin, client, mailServer, offer, offerUntil } = await startBusyProduct(open, rate);
const finishers = await prepareFinishers(client, { origin, count });

await offer(WARM_UP);
const before = await offer(seconds * 1_000);
const making = new AbortController();
const began = performance.now();
const [during, times] = await Promise.all([offerUntil(making.signal, PARTS), makeDiplomas()]);
const after = await offer(seconds * 1_000);

console.log(`
${describeLoad()}
${count} students finished within ${(times.finished / 1_000).toFixed(0)} s, the slowest last step took ${times.slowest.toFixed(0)} ms
${count} diplomas were issued after ${(times.issued / 1_000).toFixed(0)} s and made after ${(times.made / 1_000).toFixed(0)} s, beside ${rate} requests a second
${times.mails} mails brought them along after ${(times.mailed / 1_000).toFixed(0)} s`);
for (const { name, p50, p95 } of during.parts) {
  console.log(`${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
}
judgeWaits("with diplomas", before, during, after);

/** Milliseconds from the first finish until all is done. */
interface Times {
  finished: number;
  /** Of a single last step. */
  slowest: number;
  issued: number;
  made: number;
  mailed: number;
  mails: number;
}

/** @throws unless everyone gets exactly one */
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
    return { finished, slowest, issued, made, mailed, mails: await mailServer.count() };
  } finally {
    making.abort();
  }
}

/** At a constant rate; returns the slowest time in milliseconds. */
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
