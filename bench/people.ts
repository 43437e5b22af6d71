/**
 * `npm run bench:people`: how long an administrator waits for the list of people. Creates 50,000 of them in
 * 20 courses and prints, for each kind of search, the times of 30 calls.
 *
 *    npm run bench:people -- [--people 50000]
 *
 * Exits with code 1 if a budget is missed.
 */
import { parseArgs } from "node:util";

import pg from "pg";

import { percentile } from "./load/percentile.ts";
import { signIn } from "./servers/sign-in.ts";
import { startProduct } from "./servers/start-product.ts";

/** 95th percentile in milliseconds. */
const BUDGET = 100;
const CALLS = 30;

const { values: options } = parseArgs({
  options: { people: { type: "string", default: "50000" } },
});
const count = Number(options.people);

await using open = new AsyncDisposableStack();
const product = await startProduct([], 10, "admin");
open.defer(() => product.stop());
const client = new pg.Client({ connectionString: product.database.url });
await client.connect();
open.defer(() => client.end());
const { course, group } = await insertPeople();
const cookie = await signIn(product);

const { next_cursor: middle } = await read("?limit=100");
const QUERIES: [string, string][] = [
  ["everybody", ""],
  ["everybody, the next part", `?cursor=${middle}`],
  ["a name", "?q=garcia"],
  ["a name with accents, and part of an address", "?q=Mar%C3%ADa%2048%40bench"],
  ["nobody", "?q=nobody-has-this-name"],
  ["a role", "?role=instructor"],
  ["a state", "?state=new"],
  ["not here for 30 days", "?unseen_for=30"],
  ["a course", `?course=${course}`],
  ["a group of it and a part of a name", `?course=${course}&group=${group}&q=9`],
];

console.log(`\n${count} people                                      found       p50       p95  ms`);
for (const [name, query] of QUERIES) {
  const { total } = await read(query);
  const times = new Float64Array(CALLS);
  for (let call = 0; call < CALLS; call += 1) {
    const before = performance.now();
    await read(query);
    times[call] = performance.now() - before;
  }
  times.sort();
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const figures = [total.toFixed(0), p50.toFixed(1), p95.toFixed(1)];
  console.log(name.padEnd(46), ...figures.map((figure) => figure.padStart(9)));
  if (p95 > BUDGET) {
    console.log(`OVER BUDGET of ${BUDGET} ms`);
    process.exitCode = 1;
  }
}

/** Straight into the database, as accounts with passwords would take an hour. */
async function insertPeople(): Promise<{ course: number; group: number }> {
  await client.query(
    `insert into users (email, first_name, last_name, role, password_hash, last_seen_at, disabled_at)
     select 'person-' || n || '@bench.invalid',
       (array['María', 'Ana', 'Bjørn', 'Chloë', 'Đorđe', 'Émile', 'Íñigo', 'Zoë'])[1 + n % 8],
       (array['García', 'Müller', 'Nuñez', 'Øverland', 'Smith', 'Zieliński'])[1 + n % 6] || ' ' || n,
       case when n % 50 = 0 then 'instructor' else 'student' end, 'none',
       case when n % 10 < 7 then now() - make_interval(days => n % 400) end,
       case when n % 40 = 0 then now() end
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `with made as (
       insert into courses (title, position, language, status)
       select 'Course ' || n, n, 'en', 'published' from generate_series(1, 20) n returning id
     ), cohorts as (
       insert into groups (course_id, name, is_default)
       select id, '', true from made returning id, course_id
     )
     insert into enrolments (user_id, course_id, group_id)
     select u.id, c.course_id, c.id from users u join cohorts c on u.id % 20 = c.id % 20`,
  );
  await client.query("analyze");
  const { rows } = await client.query<{ course: number; group: number }>(
    `select course_id as course, group_id as group from enrolments
     group by 1, 2 order by count(*) desc limit 1`,
  );
  return rows[0]!;
}

async function read(query: string): Promise<{ total: number; next_cursor: string | null }> {
  const response = await fetch(`${product.origin}/api/admin/people${query}`, {
    headers: { cookie },
  });
  if (!response.ok) throw new Error(`${query} was answered ${response.status}.`);
  return (await response.json()) as { total: number; next_cursor: string | null };
}
