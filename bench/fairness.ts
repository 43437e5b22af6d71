/**
 * `npm run bench:fairness`: whether early answers are read more than others. Students give their opinions one
 * after the other, each is shown a list, and the resulting views are counted: if they arrive slowly, and if
 * all arrive within a minute.
 *
 *    npm run bench:fairness -- [--students 100,1000]
 *
 * Time is simulated: arrivals are pseudorandom, the same in every run, and views are flushed when they would
 * be. Exits with code 1 if the first ten are seen too often.
 */
import { parseArgs } from "node:util";

import { openConnection } from "@paso/server/src/database/connection.ts";
import pg from "pg";

import { insertCourse } from "./data/insert-course.ts";
import { insertStudents } from "./data/insert-students.ts";
import { letRead, type Reading } from "./fairness/let-read.ts";
import { startProduct } from "./servers/start-product.ts";

/** Views of the first ten, as a multiple of the average. */
const BUDGET = 1.5;
const FIRST = 10;

const { values: options } = parseArgs({
  options: { students: { type: "string", default: "100,1000" } },
});

const PACES = [
  ["slowly", () => 10_000],
  ["in a minute", (students: number) => 60_000 / students],
] as const;
const READINGS: readonly Reading[] = [
  { name: "three", limit: 3, further: 0 },
  { name: "three, every fourth the next 20", limit: 3, further: 0.25 },
  { name: "20", limit: 20, further: 0 },
];

await using open = new AsyncDisposableStack();
const product = await startProduct([], 10);
open.defer(() => product.stop());
const client = new pg.Client({ connectionString: product.database.url });
await client.connect();
open.defer(() => client.end());
const connection = openConnection(product.database.url, { size: 2 });
open.defer(() => connection.close());

console.log(
  `\n${"opinions, shown to each".padEnd(50)}first ten    most   least of the first 90 %   x the mean`,
);
for (const count of options.students.split(",").map(Number)) {
  const students = await insertStudents(client, count, null);
  for (const [pace, gapOf] of PACES) {
    for (const reading of READINGS) {
      const { many } = await insertCourse(client, 0);
      const [, questionId = 0] = many.sectionIds;
      const gap = gapOf(count);
      report(
        `${count} ${pace}, ${reading.name}`,
        await letRead(client, connection.database, { students, questionId, gap, reading }),
      );
    }
  }
}

/** @param views of each opinion, in the order they were given */
function report(name: string, views: readonly number[]): void {
  const mean = meanOf(views);
  const first = meanOf(views.slice(0, FIRST)) / mean;
  const early = views.slice(0, Math.floor(views.length * 0.9));
  const figures = [first, Math.max(...views) / mean, Math.min(...early) / mean];
  const [ten, most, least] = figures.map((figure) => figure.toFixed(2));
  console.log(name.padEnd(50), ten?.padStart(8), most?.padStart(7), least?.padStart(9));
  if (first > BUDGET) {
    console.log(`OVER BUDGET of ${BUDGET}`);
    process.exitCode = 1;
  }
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
