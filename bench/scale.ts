/**
 * `npm run bench:scale`: the product's tables sharded over four PostgreSQL servers by the student's account
 * number, and the calls of students' days against them: whether each call reads and writes only on one
 * server. See `docs/scale.md`.
 *
 *    npm run bench:scale -- [--students 16]
 *
 * Exits with code 1 if a call touches two servers, except those known to, or is answered differently from an
 * unsharded database.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";

import { generateData } from "./data/generate-data.ts";
import { copyBetween, untilCopied } from "./scale/copy-between.ts";
import { openApp } from "./scale/open-app.ts";
import { listTables, openServers } from "./scale/open-servers.ts";
import { SERVERS, serverOf } from "./scale/placement.ts";
import { spreadData } from "./scale/spread-data.ts";
import { comparable, describeDifference, planDay } from "./scale/student-day.ts";
import { takeTouches, watchTouches } from "./scale/watch-touches.ts";

/** The results for a kind of call. */
interface Seen {
  calls: number;
  statements: number;
  bytes: number;
  /** Calls that wrote a row of another server, or a row replicated on all of them. */
  crossing: number;
  /** Calls answered differently from the unsharded database. */
  different: number;
  tables: Set<string>;
  reachesOut: boolean;
}

const { values: options } = parseArgs({
  options: { students: { type: "string", default: "16" } },
});
const count = Number(options.students);
/** The first students of the class have answered; these have not. */
const ANSWERED = 12;
const PLAN = {
  students: 400,
  answers: ANSWERED,
  fewAnswers: ANSWERED,
  lessons: 3,
  passwordOf: null,
};

await using open = new AsyncDisposableStack();
console.log(`Starting ${SERVERS + 1} PostgreSQL servers ...`);
const [whole, ...shards] = await openServers(open, SERVERS + 1);
if (!whole) throw new Error("There is no server.");
const plan = { ...PLAN, active: ANSWERED + count };
const data = await generateData(whole.client, plan, randomBytes(16).toString("hex"));
const tables = await listTables(whole);
await spreadData(whole, shards, tables);
await copyBetween(open, shards, tables);
for (const shard of shards) await watchTouches(shard, tables);
describePlacement();

console.log("Starting the product on each ...");
const reference = await openApp(open, whole.url);
const apps = await Promise.all(shards.map(({ url }) => openApp(open, url)));
for (const shard of shards) await takeTouches(shard);

const seen = new Map<string, Seen>();
for (let index = 0; index < count; index += 1) {
  const userId = data.students.firstId + ANSWERED + index;
  await liveDay(userId, await findOpinion(userId));
}
report();

/** Makes the calls of one student's day, both on their shard and on the unsharded database. */
async function liveDay(userId: number, opinionId: number): Promise<void> {
  const place = serverOf(userId);
  const [app, shard] = [apps[place], shards[place]];
  if (!app || !shard) throw new Error("There is no such server.");
  for (const { name, request, reachesOut } of planDay(data, userId, opinionId)) {
    const before = app.statements();
    const expected = await reference.ask(request);
    const found = await app.ask(request);
    const touches = await takeTouches(shard);
    const one = seen.get(name) ?? begin(reachesOut);
    seen.set(name, one);
    one.calls += 1;
    one.statements += app.statements() - before;
    one.bytes += Buffer.byteLength(found.body);
    for (const { table } of touches) one.tables.add(table);
    if (touches.some(({ server }) => server !== place)) one.crossing += 1;
    const isAlike =
      found.status === expected.status && comparable(found.body) === comparable(expected.body);
    if (!isAlike || found.status >= 400) {
      one.different += 1;
      console.log(`${name}: ${found.status}, expected ${expected.status}`);
      console.log(describeDifference(comparable(found.body), comparable(expected.body)));
    }
    if (touches.length > 0) await untilCopied(shards);
  }
}

function begin(reachesOut: boolean): Seen {
  const none = { calls: 0, statements: 0, bytes: 0, crossing: 0, different: 0 };
  return { ...none, tables: new Set(), reachesOut };
}

/** An opinion by a student of another shard. */
async function findOpinion(userId: number): Promise<number> {
  const { rows } = await whole!.client.query<{ id: number }>(
    `select id::int from opinions where section_id = $1 and user_id % $2 <> $3 order by id limit 1`,
    [data.course.many.sectionIds[1], SERVERS, serverOf(userId)],
  );
  return rows[0]?.id ?? 0;
}

function describePlacement(): void {
  for (const kind of ["own", "copied", "reference", "local"] as const) {
    const names = tables.filter(({ placement }) => placement.kind === kind).map(({ name }) => name);
    console.log(`${kind} (${names.length}): ${names.join(", ")}`);
  }
}

function report(): void {
  console.log("\ncall              calls  statements   bytes  two servers  different  writes");
  let [calls, crossing, wrong] = [0, 0, 0];
  for (const [name, one] of seen) {
    const mean = (sum: number) => (sum / one.calls).toFixed(sum === one.bytes ? 0 : 1);
    console.log(
      name.padEnd(16) +
        String(one.calls).padStart(7) +
        mean(one.statements).padStart(12) +
        mean(one.bytes).padStart(8) +
        String(one.crossing).padStart(13) +
        String(one.different).padStart(11) +
        `  ${[...one.tables].join(", ")}`,
    );
    calls += one.calls;
    crossing += one.crossing;
    if (one.different > 0 || one.crossing !== (one.reachesOut ? one.calls : 0)) wrong += 1;
  }
  console.log(
    `\n${crossing} of ${calls} calls touched two servers; ${wrong} kinds of call are not as known.`,
  );
  if (wrong > 0) process.exitCode = 1;
}
