/**
 * `npm run bench:day`: an ordinary day at a site with many students and answers, for any length of time: 70 %
 * open a page, 25 % answer, 5 % look at charts and opinions or sign in, while charts are open. Prints the
 * response times and the processes' resources; see `docs/reliability.md`.
 *
 *    npm run bench:day -- [--minutes 60] [--rate 40] [--charts 50] [--students 10000] [--poll-pages 5]
 *
 * Exits with code 1 if requests fail, or if memory or handles grow.
 */
import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";

import pg from "pg";

import { generateData } from "./data/generate-data.ts";
import { findEmails } from "./data/insert-students.ts";
import { growthOf, type Held, sampleProduct } from "./day/sample-product.ts";
import { type Paced, PacedSender } from "./day/send-paced.ts";
import { ChartWatch } from "./day/watch-charts.ts";
import { type Operation, planCases, planTour } from "./load/operations.ts";
import { percentile } from "./load/percentile.ts";
import { RequestMix } from "./overload/request-mix.ts";
import { type Product, startProduct } from "./servers/start-product.ts";

/** Shares, out of 60 requests. */
const SHARES: readonly [Operation, number][] = [
  ["open page, compressed", 32],
  ["open page", 10],
  ["answer", 15],
  ["chart", 1],
  ["opinions", 1],
  ["sign in", 1],
];
const LESSONS = 24;
/** Students who ask for charts and opinions. */
const READERS = 1_000;
/** Allowed growth of memory and handles from the second third to the last, as a share. */
const MOST_GROWTH = 0.1;

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    rate: { type: "string", default: "40" },
    charts: { type: "string", default: "50" },
    students: { type: "string", default: "10000" },
    "poll-pages": { type: "string", default: "5" },
  },
});
const rate = Number(options.rate);

await using open = new AsyncDisposableStack();
const product = await startProduct([], 10);
open.defer(() => product.stop());
const { mix, answers, tour } = await prepareDay(product);
console.log(`${answers.toLocaleString("en")} answers.`);
const sender = new PacedSender(product.origin);
open.defer(() => sender.stop());
await sender.send(tour, rate);
const watched = mix.takeOf("answer", Number(options.charts));
await sender.send(watched, rate);
const charts = new ChartWatch(product.origin, watched);
open.defer(() => charts.stop());

console.log(
  "minute    sent  other     p50     p95     p99  longest  MB product  database  handles  events  load",
);
const samples: Held[] = [];
let failed = 0;
for (let minute = 1; minute <= Number(options.minutes); minute += 1) {
  const paced = await sender.send(mix.take(rate * 60), rate);
  const held = await sampleProduct(product);
  samples.push(held);
  failed += Object.values(paced.others).reduce((sum, count) => sum + count, 0);
  report(minute, paced, held);
}
const { opened, refused } = charts.counts;
console.log(`Streams were opened ${opened} times and refused ${refused} times.`);
for (const what of ["product", "database", "handles"] as const) {
  const growth = growthOf(samples, what);
  const isFlat = growth <= MOST_GROWTH;
  const percent = Math.round(growth * 100);
  console.log(`${what}: ${percent} % more in the last third: ${isFlat ? "flat" : "GROWS"}`);
  if (!isFlat) process.exitCode = 1;
}
if (failed > 0) process.exitCode = 1;

/** Fills the database, and plans the day's requests. */
async function prepareDay({ database, account }: Product) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  open.defer(() => client.end());
  const students = Number(options.students);
  const plan = {
    students,
    answers: students,
    fewAnswers: Math.min(READERS, students),
    active: students,
    lessons: LESSONS,
    pollPages: Number(options["poll-pages"]),
    passwordOf: account.email,
  };
  const data = await generateData(client, plan, randomBytes(16).toString("hex"));
  const { firstId } = data.students;
  const emails = await findEmails(client, { first: firstId, last: firstId + READERS - 1 });
  const { rows } = await client.query<{ count: number }>("select count(*)::int from answers");
  const cases = planCases({
    data,
    active: students,
    fewAnswers: plan.fewAnswers,
    manyAnswers: students,
    emails,
    password: account.password,
  });
  return {
    mix: new RequestMix(cases, takeTurns()),
    answers: rows[0]?.count ?? 0,
    tour: planTour(data),
  };
}

/** The operations by their shares, spread evenly. */
function takeTurns(): Operation[] {
  const turns = SHARES.flatMap(([operation, count]) =>
    Array.from({ length: count }, (_, index) => ({ operation, at: (index + 0.5) / count })),
  );
  return turns.sort((one, other) => one.at - other.at).map(({ operation }) => operation);
}

function report(minute: number, { latencies, others }: Paced, held: Held): void {
  const counts = Object.entries(others).map(([status, count]) => `${count} of ${status}`);
  const times = [0.5, 0.95, 0.99, 1].map((share) =>
    String(Math.round(percentile(latencies, share))).padStart(8),
  );
  const megabytes = [held.product, held.database].map((bytes) =>
    String(Math.round(bytes / 10 ** 6)).padStart(10),
  );
  const sent = String(latencies.length).padStart(8);
  console.log(
    `${String(minute).padStart(6)}${sent}  ${(counts.join(", ") || "0").padStart(5)}${times.join("")}` +
      `${megabytes.join("")}${String(held.handles).padStart(9)}${String(charts.counts.events).padStart(8)}` +
      `  ${loadavg()[0]?.toFixed(1)}`,
  );
}
