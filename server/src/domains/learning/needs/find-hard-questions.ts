import type { StaffNeed } from "@paso/contract";
import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { PEOPLE_OPTION, type StoredContent, WHOLE_COURSE } from "../../../database/tables/index.ts";
import { answerKeyOf, type NeedSource, questionOf, readContent } from "../../courses/index.ts";
import { atMostRight } from "./at-most-right.ts";

/** Minimum number of answers for a question to say anything about a class. */
const LEAST_PEOPLE = 5;
/** A question is listed if a smaller share gets it right. */
const HARD = 0.4;

interface AnsweredRow extends Record<string, unknown> {
  sectionId: number;
  courseId: number;
  moduleId: number | null;
  pageId: number;
  pageTitle: string;
  content: StoredContent;
  people: number;
  /** People by option. */
  chosen: Record<string, number>;
}

/** Validated questions that most people get wrong, by their tallies; the hardest first. */
export const findHardQuestions: NeedSource = async ({ database }, { courses }) => {
  const edited = new Map(
    courses.filter(({ may }) => may("edit")).map(({ id, title }) => [id, { id, title }]),
  );
  if (edited.size === 0) return [];
  const { rows } = await database.execute<AnsweredRow>(sql`
    with option as (
      select s.id as section_id, t.option_id, sum(t.count)::int as people
      from pages p
      join modules m on m.id = p.module_id and m.deleted_at is null
      join sections s on s.page_id = p.id and s.deleted_at is null
      join answer_tallies t on t.section_id = s.id and t.group_id = ${WHOLE_COURSE}
      where ${isAnyOf(sql`p.course_id`, edited.keys())} and p.deleted_at is null
      group by s.id, t.option_id
    ), question as (
      select section_id, max(people) filter (where option_id = ${PEOPLE_OPTION}) as people,
        json_object_agg(option_id, people) as chosen
      from option group by section_id
    )
    select s.id as "sectionId", p.course_id as "courseId", p.module_id as "moduleId",
      p.id as "pageId", p.title as "pageTitle", s.content, q.people, q.chosen
    from question q join sections s on s.id = q.section_id join pages p on p.id = s.page_id
    where q.people >= ${LEAST_PEOPLE}`);
  return rows
    .flatMap((row) => {
      const content = readContent(row.content);
      const key = answerKeyOf(content);
      const course = edited.get(row.courseId);
      if (!key || !course) return [];
      const share = atMostRight(key.options, row.people, (id) => row.chosen[id] ?? 0);
      return share < HARD ? [{ row, course, share, question: questionOf(content) ?? "" }] : [];
    })
    .toSorted((one, other) => one.share - other.share)
    .map(({ row, course, share, question }): StaffNeed => {
      const { courseId, moduleId, pageId, sectionId } = row;
      return {
        kind: "question",
        course,
        redirect_to: `/authoring/sections/edit?course=${courseId}&module=${moduleId}&page=${pageId}#section-${sectionId}`,
        question,
        page_title: row.pageTitle,
        right_percent: Math.round(share * 100),
        people: row.people,
      };
    });
};
