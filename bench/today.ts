/**
 * `npm run bench:today`: how long a teacher waits for "Today". Gives them courses with students who have
 * answered, and prints the times of 30 calls.
 *
 *    npm run bench:today -- [--courses 50] [--students 2000]
 *
 * Exits with code 1 if the budget is missed.
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
  options: {
    courses: { type: "string", default: "50" },
    students: { type: "string", default: "2000" },
  },
});
const [courses, students] = [Number(options.courses), Number(options.students)];

await using open = new AsyncDisposableStack();
const product = await startProduct([], 10, "instructor");
open.defer(() => product.stop());
const client = new pg.Client({ connectionString: product.database.url });
await client.connect();
open.defer(() => client.end());
await insertCourses();
const headers = { cookie: await signIn(product) };

const { needs } = await read();
const times = new Float64Array(CALLS);
for (let call = 0; call < CALLS; call += 1) {
  const before = performance.now();
  await read();
  times[call] = performance.now() - before;
}
times.sort();
const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
const kinds = [...new Set(needs.map(({ kind }) => kind))].join(", ");
console.log(`\n${courses} courses of ${students} students; needs: ${kinds}`);
console.log(`p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
if (p95 > BUDGET) {
  console.log(`OVER BUDGET of ${BUDGET} ms`);
  process.exitCode = 1;
}

/**
 * Straight into the database: courses of ten pages with a text, a validated question and an open one. A tenth
 * of the students wrote an opinion.
 */
async function insertCourses(): Promise<void> {
  await client.query(
    `insert into users (email, first_name, last_name, role, password_hash)
     select 'student-' || n || '@bench.invalid', 'Student', n::text, 'student', 'none'
     from generate_series(1, $1::int) n`,
    [students],
  );
  await client.query(
    `with course as (
       insert into courses (title, position, language, status)
       select 'Course ' || n, n, 'en', 'published' from generate_series(1, $1::int) n returning id
     ), cohort as (
       insert into groups (course_id, name, is_default)
       select id, '', true from course returning id, course_id
     ), owner as (
       insert into course_staff (user_id, course_id, role)
       select u.id, c.id, 'owner' from users u, course c where u.email = $2
     ), module as (
       insert into modules (course_id, position, title)
       select id, 1, 'Module' from course returning id, course_id
     ), page as (
       insert into pages (course_id, module_id, position, title)
       select m.course_id, m.id, n, 'Page ' || n from module m, generate_series(1, 10) n returning id
     ), section as (
       insert into sections (page_id, position, content)
       select p.id, kind.n, kind.content from page p, (values
         (1, jsonb_build_object('type', 'paragraph', 'html', '<p>' || repeat('words ', 400) || '</p>')),
         (2, '{"type":"radio-validated","question":"Which?","finalQuiz":false,"nextOptionId":3,
              "options":[{"id":1,"text":"A","valid":true,"reason":""},
                         {"id":2,"text":"B","valid":false,"reason":""}]}'),
         (3, '{"type":"textarea","question":"Why?","min":1,"max":0,"workbookOnly":false,
              "mates":false,"examples":[]}')
       ) kind(n, content)
     )
     insert into enrolments (user_id, course_id, group_id, enrolled_at, last_step_at, finished_pages)
     select u.id, c.course_id, c.id, now() - interval '60 days',
       now() - make_interval(days => u.id % 20), u.id % 11
     from users u, cohort c where u.role = 'student'`,
    [courses, product.account.email],
  );
  await client.query(
    `insert into answer_tallies (section_id, option_id, slot, count)
     select s.id, option, slot, case option when 1 then 30 when 2 then 70 else 100 end
     from sections s, generate_series(0, 2) option, generate_series(0, 7) slot
     where s.content ->> 'type' = 'radio-validated'`,
  );
  await client.query(
    `with answered as (
       insert into answers (user_id, section_id, text, workbook_only, created_at)
       select u.id, s.id, 'An opinion', false, now() from users u, sections s
       where u.role = 'student' and u.id % 10 = 0 and s.content ->> 'type' = 'textarea'
       returning id, user_id, section_id
     )
     insert into opinions (id, user_id, section_id, published)
     select id, user_id, section_id, true from answered`,
  );
  await client.query("vacuum analyze");
}

async function read(): Promise<{ needs: { kind: string }[] }> {
  const response = await fetch(`${product.origin}/api/authoring/today`, { headers });
  if (!response.ok) throw new Error(`Today was answered ${response.status}.`);
  return (await response.json()) as { needs: { kind: string }[] };
}
