/**
 * `npm run bench:memory`: prints the memory use of the product and its embedded database at rest, under the
 * load of a busy class, and after it; see `docs/reliability.md`.
 *
 *    npm run bench:memory -- [--seconds 20] [--students 16]
 *
 * Exits with code 1 if over budget.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { startLoad } from "./load/start-load.ts";
import { prepareMix } from "./overload/prepare-mix.ts";
import { readFamilyPss, readPss } from "./servers/process-memory.ts";
import { startProduct } from "./servers/start-product.ts";

/** Bytes of product and database together, when the load is over. */
const BUDGET = 250 * 10 ** 6;
const REST = 15_000;
/** Milliseconds after the load: idle connections are kept for a minute. */
const REST_AFTER = 75_000;
/** Maximum requests per second that are prepared. */
const FASTEST = 2_500;

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "20" },
    students: { type: "string", default: "16" },
  },
});
const limit = Number(options.seconds) * 1_000;

await using open = new AsyncDisposableStack();
const load = startLoad();
open.defer(() => load.stop());
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => load.stop());
const product = await startProduct([], 10);
open.defer(() => product.stop());

console.log("MB (PSS)                 product  database  together");
await sleep(REST);
await report("at rest");
const mix = await prepareMix(product, load);
const students = Number(options.students);
const requests = mix.take((FASTEST * limit) / 1_000);
await load.send({ origin: product.origin, requests, students, limit, repeat: false });
await report(`after ${students} students`);
await sleep(REST_AFTER);
const together = await report("and a rest");
if (together > BUDGET) process.exitCode = 1;

async function report(when: string): Promise<number> {
  const own = await readPss(product.pid);
  const database = await readFamilyPss(product.database.pid);
  const cells = [own, database, own + database].map((bytes) =>
    String(Math.round(bytes / 10 ** 6)).padStart(9),
  );
  console.log(`${when.padEnd(22)} ${cells.join(" ")}`);
  return own + database;
}
