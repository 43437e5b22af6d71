import type { SectionContent } from "@paso/server/src/domains/courses/index.ts";
import type pg from "pg";

import { writeLesson, writePolls, writeQuestionPage } from "./write-course.ts";

export interface GeneratedPage {
  id: number;
  courseId: number;
  sectionIds: number[];
}

/** A course of lessons, and two pages of a poll and an opinion question each. */
export interface GeneratedCourse {
  id: number;
  lessons: GeneratedPage[];
  /** Gets few answers. */
  few: GeneratedPage;
  /** Gets very many answers. */
  many: GeneratedPage;
}

const LESSONS_A_MODULE = 6;
/** Place of the first page of polls, behind all lessons. */
const POLL_PAGES_FROM = 500;

/**
 * Creates a published course. Its pages may be taken in any order, so that its students can be in
 * the middle of many.
 */
export async function insertCourse(client: pg.Client, lessons: number): Promise<GeneratedCourse> {
  const courseId = await insertRow(
    client,
    `insert into courses (title, position, language, status, free_navigation)
     values ('A course of the benchmark', 1, 'en', 'published', true) returning id`,
  );
  await client.query("insert into groups (course_id, name, is_default) values ($1, '', true)", [
    courseId,
  ]);
  const pages: GeneratedPage[] = [];
  let moduleId = 0;
  for (let lesson = 0; lesson < lessons; lesson += 1) {
    if (lesson % LESSONS_A_MODULE === 0) moduleId = await insertModule(client, courseId, lesson);
    pages.push(
      await insertPage(client, { courseId, moduleId, order: lesson }, writeLesson(lesson)),
    );
  }
  moduleId = await insertModule(client, courseId, lessons);
  const few = { courseId, moduleId, order: lessons };
  const many = { courseId, moduleId, order: lessons + 1 };
  return {
    id: courseId,
    lessons: pages,
    few: await insertPage(client, few, writeQuestionPage(lessons)),
    many: await insertPage(client, many, writeQuestionPage(lessons + 1)),
  };
}

/** Adds pages of only polls, as many per page as allowed: answered by a class long ago. */
export async function insertPollPages(
  client: pg.Client,
  courseId: number,
  count: number,
): Promise<GeneratedPage[]> {
  const pages: GeneratedPage[] = [];
  const moduleId = await insertModule(client, courseId, POLL_PAGES_FROM);
  for (let order = POLL_PAGES_FROM; order < POLL_PAGES_FROM + count; order += 1) {
    pages.push(await insertPage(client, { courseId, moduleId, order }, writePolls(order)));
  }
  return pages;
}

function insertModule(client: pg.Client, courseId: number, order: number): Promise<number> {
  return insertRow(
    client,
    "insert into modules (course_id, position, title) values ($1, $2, $3) returning id",
    [courseId, order, `The part from lesson ${order + 1}`],
  );
}

async function insertPage(
  client: pg.Client,
  place: { courseId: number; moduleId: number; order: number },
  sections: SectionContent[],
): Promise<GeneratedPage> {
  const { courseId, moduleId, order } = place;
  const id = await insertRow(
    client,
    "insert into pages (course_id, module_id, position, title) values ($1, $2, $3, $4) returning id",
    [courseId, moduleId, order, `Lesson ${order + 1}`],
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into sections (page_id, position, content)
     select $1, place, content from jsonb_array_elements($2::jsonb) with ordinality as s (content, place)
     order by place
     returning id`,
    [id, JSON.stringify(sections)],
  );
  return { id, courseId, sectionIds: rows.map((row) => row.id) };
}

async function insertRow(client: pg.Client, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ id: number }>(sql, values);
  return rows[0]!.id;
}
