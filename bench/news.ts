/**
 * `npm run bench:news`: how long people wait for their news, and staff for who has read them. Fills a
 * site with announcements and readings, prints the times of 30 calls, and does the same again with a
 * thousand times as much: what a page of a list costs must not grow with it.
 *
 *     npm run bench:news -- [--rows 1000,1000000]
 *
 * Ends with code 1 when the budget is missed.
 */
import { parseArgs } from "node:util";

import pg from "pg";

import { percentile } from "./load/percentile.ts";
import { signIn } from "./servers/sign-in.ts";
import { startProduct } from "./servers/start-product.ts";

/** Milliseconds for 95 of 100 calls. */
const BUDGET = 100;
const CALLS = 30;

const { values: options } = parseArgs({
  options: { rows: { type: "string", default: "1000,1000000" } },
});

for (const rows of options.rows.split(",").map(Number)) await measure(rows);

async function measure(rows: number): Promise<void> {
  await using open = new AsyncDisposableStack();
  const product = await startProduct([], 10, "admin");
  open.defer(() => product.stop());
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  open.defer(() => client.end());
  const announcementId = await insertNews(client, rows, product.account.email);
  const headers = { cookie: await signIn(product) };
  const read = async (path: string): Promise<{ next_cursor: string | null }> => {
    const response = await fetch(product.origin + path, { headers });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
    return (await response.json()) as { next_cursor: string | null };
  };
  const { next_cursor: news } = await read("/api/announcements");
  const readers = `/api/authoring/announcements/${announcementId}/readers`;
  const { next_cursor: reader } = await read(readers);
  const calls: [string, string][] = [
    ["one's news", "/api/announcements"],
    ["one's news, the next part", `/api/announcements?cursor=${news}`],
    ["an announcement", `/api/announcements/${announcementId}`],
    ["all announcements", "/api/authoring/announcements"],
    ["who has read one", readers],
    ["who has read one, the next part", `${readers}?cursor=${reader}`],
    ["who has not read it", `${readers}?read=no`],
  ];
  console.log(`\n${rows} announcements, as many readings of one         p50       p95  ms`);
  for (const [name, path] of calls) {
    const times = new Float64Array(CALLS);
    for (let call = 0; call < CALLS; call += 1) {
      const before = performance.now();
      await read(path);
      times[call] = performance.now() - before;
    }
    times.sort();
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    console.log(name.padEnd(46), ...[p50, p95].map((time) => time.toFixed(1).padStart(9)));
    if (p95 > BUDGET) {
      console.log(`OVER BUDGET of ${BUDGET} ms`);
      process.exitCode = 1;
    }
  }
}

/**
 * Straight into the database: announcements of the site and of twenty courses that the reader takes,
 * half of which they have read, and people who have all read one of them.
 */
async function insertNews(client: pg.Client, rows: number, email: string): Promise<number> {
  await client.query(
    `insert into users (email, first_name, last_name, role, password_hash)
     select 'person-' || n || '@bench.invalid', 'Person', n::text, 'student', 'none'
     from generate_series(1, $1::int) n`,
    [rows],
  );
  await client.query(
    `with course as (
       insert into courses (title, position, language, status)
       select 'Course ' || n, n, 'en', 'published' from generate_series(1, 20) n returning id
     ), cohort as (
       insert into groups (course_id, name, is_default)
       select id, '', true from course returning id, course_id
     )
     insert into enrolments (user_id, course_id, group_id)
     select u.id, c.course_id, c.id from users u, cohort c where u.email = $1`,
    [email],
  );
  await client.query(
    `insert into announcements (title, html, excerpt, course_id, is_pinned, visible_from, notified_at, created_at)
     select 'News ' || n, '<p>' || repeat('words ', 50) || '</p>', repeat('words ', 40),
       (select id from courses where n % 2 = 0 and position = 1 + n / 2 % 20), n % 1000 = 0,
       now() - make_interval(secs => n), now(), now()
     from generate_series(1, $1::int) n`,
    [rows],
  );
  await client.query(
    `insert into announcement_readings (user_id, announcement_id, read_at)
     select u.id, a.id, now() from users u, announcements a where u.email = $1 and a.id % 4 = 0`,
    [email],
  );
  await client.query(
    `insert into announcement_readings (user_id, announcement_id, read_at)
     select u.id, (select max(id) from announcements where course_id is null), now()
     from users u where u.email <> $1 and u.id % 10 > 0`,
    [email],
  );
  await client.query("vacuum analyze");
  const found = await client.query<{ id: number }>(
    "select max(id) as id from announcements where course_id is null",
  );
  return found.rows[0]!.id;
}
