/**
 * `npm run bench:results`: how long the results of a large course take. Creates students who have answered in
 * a course of 200 sections, and prints how long counting takes, and each call of the screens.
 *
 *    npm run bench:results -- [--students 2000] [--pages 20] [--budget 100]
 *
 * Exits with code 1 if a call is over budget.
 */
import { parseArgs } from "node:util";

import pg from "pg";

import { startProduct } from "./servers/start-product.ts";
import { type NamedCall, startReading, timeCalls } from "./time-calls.ts";

const { values: options } = parseArgs({
  options: {
    students: { type: "string", default: "2000" },
    /** Of ten sections each. */
    pages: { type: "string", default: "20" },
    /** 95th percentile in milliseconds. */
    budget: { type: "string", default: "100" },
  },
});
const [students, pages] = [Number(options.students), Number(options.pages)];

await using open = new AsyncDisposableStack();
const product = await startProduct([], 10, "admin");
open.defer(() => product.stop());
const client = new pg.Client({ connectionString: product.database.url });
await client.connect();
open.defer(() => client.end());
const course = await insertClass();
const read = await startReading(product);
const base = `/api/authoring/courses/${course.id}/results`;

const { rows } = await client.query<{ n: string }>("select count(*) as n from answers");
console.log(`\n${students} students, ${pages * 10} sections, ${rows[0]?.n} answers`);
let began = performance.now();
let asOf = (await read<{ as_of: string | null }>(base)).as_of;
while (asOf === null) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  asOf = (await read<{ as_of: string | null }>(base)).as_of;
}
console.log(`counted for the first time in ${((performance.now() - began) / 1_000).toFixed(1)} s`);

// Students who joined within half of the days are so many that a job counts them.
began = performance.now();
asOf = null;
while (asOf === null) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  asOf = (await read<{ as_of: string | null }>(`${base}?from=${dayAgo(49)}`)).as_of;
}
console.log(`half of them counted in ${((performance.now() - began) / 1_000).toFixed(1)} s`);

const calls: NamedCall[] = [
  ["the course", base],
  ["a group of it", `${base}?group=${course.groupId}`],
  ["a page", `${base}/pages/${course.pageId}`],
  ["who joined in a tenth of the days", `${base}?from=${dayAgo(9)}`],
  ["who joined in half of the days", `${base}?from=${dayAgo(49)}`],
  ["a page of theirs", `${base}/pages/${course.pageId}?from=${dayAgo(49)}`],
  ["students who joined then", `${base}/students?from=${dayAgo(49)}`],
  ["students by name", `${base}/students`],
  ["students by result", `${base}/students?order=result`],
  ["students who are stuck, longest first", `${base}/students?show=stuck&order=quiet`],
  ["one student's way", `${base}/students/${course.studentId}`],
];
await timeCalls(read, "results", calls, Number(options.budget));

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Straight into the database: pages of a text, a video, six validated questions, a poll and an open question,
 * in two groups. The higher their number, the further students get and the more they know.
 */
async function insertClass() {
  await client.query(
    `insert into users (email, first_name, last_name, role, password_hash)
     select 'student-' || n || '@bench.invalid', 'Student', n::text, 'student', 'none'
     from generate_series(1, $1::int) n`,
    [students],
  );
  await client.query(
    `with course as (
       insert into courses (title, position, language, status)
       values ('Results', 1, 'en', 'published') returning id
     ), cohort as (
       insert into groups (course_id, name, is_default)
       select id, name, name = '' from course, (values (''), ('Evening')) named(name)
       returning id, course_id, is_default
     ), module as (
       insert into modules (course_id, position, title)
       select id, 1, 'Module' from course returning id, course_id
     ), page as (
       insert into pages (course_id, module_id, position, title)
       select m.course_id, m.id, n, 'Page ' || n from module m, generate_series(1, $1::int) n
       returning id
     ), section as (
       insert into sections (page_id, position, content)
       select p.id, n, case
         when n = 1 then jsonb_build_object('type', 'paragraph', 'html', '<p>Words</p>')
         when n = 2 then jsonb_build_object('type', 'video', 'address', 'https://vimeo.com/1')
         when n = 9 then '{"type":"radio","question":"Which?","graphicType":"bar","nextOptionId":5,
           "options":[{"id":1,"text":"A"},{"id":2,"text":"B"},{"id":3,"text":"C"},{"id":4,"text":"D"}]}'
         when n = 10 then '{"type":"textarea","question":"Why?","min":1,"max":0,"workbookOnly":false}'
         else '{"type":"radio-validated","question":"Which is right?","finalQuiz":false,"nextOptionId":5,
           "options":[{"id":1,"text":"A","valid":true,"reason":""},
             {"id":2,"text":"B","valid":false,"reason":""},{"id":3,"text":"C","valid":false,"reason":""},
             {"id":4,"text":"D","valid":false,"reason":""}]}'::jsonb end
       from page p, generate_series(1, 10) n
     )
     insert into enrolments (user_id, course_id, group_id, enrolled_at, last_step_at, finished_pages)
     select u.id, c.course_id, c.id, now() - make_interval(days => u.id % 100),
       now() - make_interval(days => u.id % 20), u.id % 11
     from users u join cohort c on c.is_default = (u.id % 3 > 0) where u.role = 'student'`,
    [pages],
  );
  await client.query(
    `create temp table step as
     select u.id as user_id, s.page_id, s.id as section_id, s.content ->> 'type' as type,
       row_number() over (partition by u.id order by s.id) as nth
     from users u, sections s where u.role = 'student'`,
  );
  // The first fifth gets through a fifth of the course, and so on.
  await client.query(`delete from step where nth > $1::int * 2 * (1 + user_id % 5)`, [pages]);
  await client.query(
    `insert into progress (user_id, page_id, section_id, status, updated_at)
     select user_id, page_id, section_id, 'finished',
       now() - interval '60 days' + nth * interval '40 seconds' from step`,
  );
  await client.query(
    `with answered as (
       insert into answers (user_id, section_id, option_ids, text, workbook_only, created_at)
       select user_id, section_id,
         case when type <> 'textarea' then array[case
           when hashint8(user_id * 1000::bigint + section_id) % 100 < user_id % 100 then 1
           else 1 + abs(hashint8(user_id * 7919::bigint + section_id)) % 4 end] end,
         case when type = 'textarea' then 'An opinion' end,
         case when type = 'textarea' then false end, now()
       from step where type not in ('paragraph', 'video')
       returning id, user_id, section_id, text
     )
     insert into opinions (id, user_id, section_id, published)
     select id, user_id, section_id, true from answered where text is not null`,
  );
  await client.query("vacuum analyze");
  const { rows: made } = await client.query<
    Record<"id" | "groupId" | "pageId" | "studentId", number>
  >(
    `select c.id, (select id from groups where not is_default) as "groupId",
       (select min(id) from pages) as "pageId",
       (select max(user_id) from step where nth = $1::int * 10) as "studentId"
     from courses c`,
    [pages],
  );
  const [first] = made;
  if (!first) throw new Error("No course was made.");
  return first;
}
