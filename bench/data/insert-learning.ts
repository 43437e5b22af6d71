import { TALLY_SLOTS } from "@paso/server/src/domains/learning/index.ts";
import type pg from "pg";

import type { GeneratedPage } from "./insert-course.ts";
import type { IdRange } from "./insert-students.ts";
import { POLL_INDEX } from "./write-course.ts";

/** Opinions that are liked and commented on: the newest, which a list shows first. */
const LIKED_OPINIONS = 20;
const COMMENTS_AN_OPINION = 5;

export async function insertEnrolments(
  client: pg.Client,
  students: IdRange,
  courseId: number,
): Promise<void> {
  await client.query(
    `insert into enrolments (user_id, course_id, group_id, enrolled_at)
     select student, $3, g.id, now() from generate_series($1::int, $2::int) student, groups g
     where g.course_id = $3 and g.is_default`,
    [students.first, students.last, courseId],
  );
}

/** Lets students take a page: to its end, or up to its poll, which is then their next answer. */
export async function insertAnswers(
  client: pg.Client,
  students: IdRange,
  page: GeneratedPage,
  progress: "finished" | "at the poll",
): Promise<void> {
  const { first, last } = students;
  const done = progress === "finished" ? page.sectionIds : page.sectionIds.slice(0, POLL_INDEX);
  await client.query(
    `insert into progress (user_id, page_id, section_id, status, updated_at)
     select student, $3, section, 'finished', now()
     from generate_series($1::int, $2::int) student, unnest($4::int[]) section`,
    [first, last, page.id, done],
  );
  await client.query(
    `with phrases as (
       select array['Reading the soil first saves water', 'I would measure twice a day',
         'Our school has a garden to try this in', 'The cloud part was new to me',
         'A cheap sensor is often good enough', 'I would rather store less data',
         'My family waters by the weather report', 'The picture made it clear at once'] as list
     ), answered as (
       insert into answers (user_id, section_id, option_ids, text, workbook_only, created_at)
       select student, s.id,
         case when s.content ? 'options'
           then array[1 + (student * 7 + s.id) % jsonb_array_length(s.content -> 'options')] end,
         case when not s.content ? 'options' then concat_ws(', and ', list[1 + student % 8],
           list[1 + student / 8 % 8], list[1 + student / 64 % 8], 'wrote student ' || student) end,
         case when not s.content ? 'options' then false end, now()
       from sections s, phrases, generate_series($1::int, $2::int) student
       where s.id = any ($3::int[]) and s.content ? 'question'
       returning id, user_id, section_id, text
     )
     insert into opinions (id, user_id, section_id, published)
     select id, user_id, section_id, true from answered where text is not null`,
    [first, last, done],
  );
  if (progress === "finished") {
    await client.query(
      `insert into page_finishes (user_id, course_id, page_id, finished_at)
       select student, $3, $4, now() from generate_series($1::int, $2::int) student`,
      [first, last, page.courseId, page.id],
    );
  }
}

/** Tallies all answers of a course; option 0 counts the people. */
export async function insertTallies(client: pg.Client, courseId: number): Promise<void> {
  await client.query(
    `insert into answer_tallies (section_id, option_id, slot, count)
     select a.section_id, counted, a.user_id % $2, count(*)
     from answers a
     join sections s on s.id = a.section_id
     join pages p on p.id = s.page_id,
     unnest(0 || coalesce(a.option_ids, '{}')) counted
     where p.course_id = $1
     group by a.section_id, counted, a.user_id % $2`,
    [courseId, TALLY_SLOTS],
  );
}

/** Lets students like and comment on the newest opinions of a page. */
export async function insertLikes(
  client: pg.Client,
  page: GeneratedPage,
  students: IdRange,
): Promise<void> {
  const newest = `(select id from opinions where section_id = any ($1::int[]) and published
    order by id desc limit ${LIKED_OPINIONS})`;
  await client.query(
    `insert into opinion_likes (user_id, opinion_id, created_at)
     select student, o.id, now() from ${newest} o, generate_series($2::int, $3::int) student
     where (student + o.id) % 2 = 0`,
    [page.sectionIds, students.first, students.last],
  );
  await client.query(
    `insert into opinion_comments (user_id, opinion_id, text, created_at)
     select $2::int + (o.id + n) % ($3::int - $2::int + 1), o.id, 'I see it the same way.', now()
     from ${newest} o, generate_series(1, ${COMMENTS_AN_OPINION}) n`,
    [page.sectionIds, students.first, students.last],
  );
  await client.query(
    `update opinions o set
       likes = (select count(*) from opinion_likes l where l.opinion_id = o.id),
       comments = (select count(*) from opinion_comments c where c.opinion_id = o.id)
     where o.id in ${newest}`,
    [page.sectionIds],
  );
}
