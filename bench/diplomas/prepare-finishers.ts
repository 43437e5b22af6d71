import { randomBytes } from "node:crypto";

import { csrfTokenOf } from "@paso/server/src/platform/http/csrf.ts";
import type pg from "pg";

import { insertCourse } from "../data/insert-course.ts";
import { insertEnrolments } from "../data/insert-learning.ts";
import { insertSessions, insertStudents, secretOf } from "../data/insert-students.ts";

/** As many as the course that the others take has. */
const LESSONS = 24;

/** Students before the last step of a course that gives a diploma. */
export interface Finishers {
  courseId: number;
  /** Takes the last step as one of them; throws unless the course is finished by it. */
  finish(index: number): Promise<void>;
}

/** Generates a course of common length, with students who have finished all of it except one text. */
export async function prepareFinishers(
  client: pg.Client,
  { origin, count }: { origin: string; count: number },
): Promise<Finishers> {
  const seed = randomBytes(16).toString("hex");
  const students = await insertStudents(client, count, null);
  const range = { first: students.firstId, last: students.firstId + count - 1 };
  await insertSessions(client, range, seed);
  const { id: courseId, many: last } = await insertCourse(client, LESSONS);
  const [textId, ...others] = last.sectionIds;
  await client.query("update courses set has_diploma = true where id = $1", [courseId]);
  await client.query("delete from sections where id = any ($1::int[])", [others]);
  await client.query("update sections set content = $2 where id = $1", [
    textId,
    JSON.stringify({ type: "paragraph", html: "<p>This is the end.</p>" }),
  ]);
  await insertEnrolments(client, range, courseId);
  await client.query(
    `insert into page_finishes (user_id, course_id, page_id, finished_at)
     select student, $3, p.id, now() from pages p, generate_series($1::int, $2::int) student
     where p.course_id = $3 and p.id <> $4`,
    [range.first, range.last, courseId, last.id],
  );
  return {
    courseId,
    async finish(index) {
      const secret = secretOf(seed, range.first + index);
      const response = await fetch(`${origin}/api/courses/page/${last.id}/section/${textId}`, {
        method: "POST",
        headers: {
          cookie: `paso=${secret}`,
          "x-csrf-token": csrfTokenOf(secret),
          "x-requested-with": "XMLHttpRequest",
          "sec-fetch-site": "same-origin",
        },
      });
      const body = (await response.json()) as { course_finished?: boolean };
      if (body.course_finished !== true) {
        throw new Error(`The course was not finished: ${response.status} ${JSON.stringify(body)}`);
      }
    },
  };
}
