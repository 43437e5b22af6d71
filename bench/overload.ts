/**
 * `npm run bench:overload`: offers the product one, five and ten times its capacity and prints what it
 * accepts, how long that takes, what it refuses, and how long `/health/live` takes meanwhile; see
 * `docs/reliability.md`.
 *
 *    npm run bench:overload -- [--rounds 5] [--seconds 5] [--times 1,5,10]
 *
 * The rates take turns, so that a machine that becomes slower or faster meanwhile does so for all of them.
 * Exits with code 1 if a budget is missed.
 */
import { parseArgs } from "node:util";

import { startLoad } from "./load/start-load.ts";
import {
  compareRates,
  describeStep,
  type Round,
  type Step,
  STEP_HEADING,
  summariseStep,
} from "./overload/overload-report.ts";
import { prepareMix } from "./overload/prepare-mix.ts";
import { probeLiveness } from "./overload/probe-liveness.ts";
import { startOffering } from "./overload/start-offering.ts";
import { giveOtherCores, takeLastCore } from "./servers/pin-processes.ts";
import { startProduct } from "./servers/start-product.ts";

/** Minimum share of the product's capacity that is accepted under overload. */
const LEAST_THROUGHPUT = 0.8;
/** 99th percentile of accepted requests, in milliseconds. */
const MOST_P99 = 1_000;
/** Milliseconds to wait for outstanding responses after the last request. */
const PATIENCE = 20_000;
/** Closed-loop students that determine the product's capacity, and the milliseconds of that measurement. */
const STUDENTS = 16;
const MEASURED = 4_000;
const WARM_UP = 6_000;
/** Maximum requests per second that are prepared for that. */
const FASTEST = 2_000;

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    times: { type: "string", default: "1,5,10" },
  },
});
const duration = Number(options.seconds) * 1_000;

await using open = new AsyncDisposableStack();
const hasOwnCore = await takeLastCore();
console.log("Starting the product, and generating its data ...");
const product = await startProduct([], 10);
open.defer(() => product.stop());
const { origin } = product;
if (hasOwnCore) await giveOtherCores(product);
console.log(hasOwnCore ? "The load has a core to itself." : "The load shares the product's cores.");
const load = startLoad();
open.defer(() => load.stop());
const offering = startOffering();
open.defer(() => offering.stop());
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    load.stop();
    offering.stop();
  });
}
const mix = await prepareMix(product, load);

const closedLoop = { origin, students: STUDENTS };
await load.send({ ...closedLoop, limit: WARM_UP, requests: mix.takeReads(1_000), repeat: true });

console.log(STEP_HEADING);
const rounds: Round[] = [];
for (let round = 0; round < Number(options.rounds); round++) {
  const capacity = await measureCapacity();
  const steps: Step[] = [];
  for (const times of options.times.split(",").map(Number)) {
    const rate = capacity * times;
    const requests = mix.take(Math.ceil((rate * duration) / 1_000));
    const liveness = probeLiveness(origin);
    const result = await offering.send({ origin, requests, rate, duration, patience: PATIENCE });
    const step = summariseStep(times, duration, result, await liveness.stop());
    console.log(describeStep(step));
    steps.push(step);
  }
  rounds.push({ capacity, steps });
}

console.log("");
for (const { times, shares, share, p99 } of compareRates(rounds)) {
  // No overload.
  if (times <= 1) continue;
  const isMet = share >= LEAST_THROUGHPUT && p99 < MOST_P99;
  const each = shares.map(percent).join(", ");
  console.log(
    `${times} times: ${percent(share)} % of the capacity (${each}), p99 at most ${Math.round(p99)}: ${isMet ? "met" : "MISSED"}`,
  );
  if (!isMet) process.exitCode = 1;
}

/** Responses per second that students get who send one request after the other. */
async function measureCapacity(): Promise<number> {
  const requests = mix.take((FASTEST * MEASURED) / 1_000);
  const { latencies, elapsed } = await load.send({
    ...closedLoop,
    limit: MEASURED,
    requests,
    repeat: false,
  });
  const capacity = Math.round((1_000 * latencies.length) / elapsed);
  console.log(`${STUDENTS} students get ${capacity} responses a second.`);
  return capacity;
}

function percent(share: number): number {
  return Math.round(share * 100);
}
