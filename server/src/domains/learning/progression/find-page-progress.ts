import type { SectionStatus } from "@paso/contract";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../database/connection.ts";
import { prepareStatement } from "../../../database/prepare-statement.ts";
import { courses, enrolments, groups } from "../../../database/tables/index.ts";
import { type CommittedAnswer, type EnrolmentDates, enrolmentDates } from "../../courses/index.ts";

/** A person's progress in a section they have begun. */
export interface Step {
  status: Exclude<SectionStatus, "pending">;
  /** The committed answer; null for sections without one. */
  answer: CommittedAnswer | null;
  /** The answer before a second round; missing until the second is given. */
  firstAnswer?: CommittedAnswer;
}

/** An enrolled person's progress in one page of a course, read in one statement. */
export interface PageProgress {
  /** The course's current version; content of any other does not match. */
  courseVersion: number;
  courseFinished: boolean;
  finishedPages: ReadonlySet<number>;
  /** Whether staff opened this page for the person before its turn. */
  isOpened: boolean;
  /** Steps on this page, by section id. */
  steps: ReadonlyMap<number, Step>;
  /** Answers given in class before the question was reached, by section id; a step since then overrides. */
  early: ReadonlyMap<number, Step>;
}

/** Progress, plus facts from the person's enrolment and group. */
interface EnrolledProgress {
  pageProgress: PageProgress;
  dates: EnrolmentDates;
  /** The group whose tallies include the person besides the whole course's; null for none. */
  tallyGroupId: number | null;
}

type StepRow = [
  sectionId: number,
  status: Step["status"],
  optionIds: number[] | null,
  text: string | null,
  firstOptionIds: number[] | null,
  workbookOnly: boolean | null,
];

/**
 * A person's progress in a page; null if they are not enrolled in the course. Besides the session's
 * statement, this is the whole cost of opening a page.
 */
export async function findPageProgress(
  database: Database,
  key: { userId: number; courseId: number; pageId: number },
): Promise<EnrolledProgress | null> {
  const [row] = await selectPageProgress(database).execute(key);
  if (!row) return null;
  const { dates, tallyGroupId } = row;
  const pageProgress = {
    courseVersion: row.courseVersion,
    courseFinished: row.courseFinished,
    finishedPages: new Set(row.finishedPages),
    isOpened: row.isOpened,
    steps: new Map(row.steps.map((step) => [step[0], stepOf(step)])),
    early: new Map(row.early.map((step) => [step[0], stepOf(step)])),
  };
  return { pageProgress, dates, tallyGroupId };
}

function stepOf([, status, optionIds, text, firstOptionIds, workbookOnly]: StepRow): Step {
  const first = firstOptionIds && { firstAnswer: { optionIds: firstOptionIds } };
  if (optionIds) return { status, answer: { optionIds }, ...first };
  return { status, answer: text === null ? null : { text, workbookOnly } };
}

const selectPageProgress = prepareStatement((database) => {
  const userId = sql.placeholder("userId");
  const courseId = sql.placeholder("courseId");
  const pageId = sql.placeholder("pageId");
  return database
    .select({
      courseVersion: courses.version,
      dates: enrolmentDates,
      tallyGroupId: sql<number | null>`case when exists (
        select from ${groups} g where g.course_id = ${courseId} and not g.is_default)
        then ${enrolments.groupId} end`,
      courseFinished: sql<boolean>`${enrolments.finishedAt} is not null`,
      finishedPages: sql<number[]>`(
        select coalesce(json_agg(f.page_id), '[]') from page_finishes f
        where f.user_id = ${userId} and f.course_id = ${courseId})`,
      isOpened: sql<boolean>`exists (
        select from page_openings o where o.user_id = ${userId} and o.page_id = ${pageId})`,
      steps: sql<StepRow[]>`(
        select coalesce(json_agg(json_build_array(
          p.section_id, p.status, a.option_ids, a.text, a.first_option_ids, a.workbook_only)), '[]')
        from progress p
        left join answers a on a.user_id = p.user_id and a.section_id = p.section_id
        where p.user_id = ${userId} and p.page_id = ${pageId})`,
      early: sql<StepRow[]>`(
        select coalesce(json_agg(json_build_array(
          a.section_id, 'show_something', a.option_ids, a.text, a.first_option_ids,
          a.workbook_only)), '[]')
        from answers a join sections s on s.id = a.section_id and s.page_id = ${pageId}
        where a.user_id = ${userId} and a.early)`,
    })
    .from(enrolments)
    .innerJoin(groups, eq(groups.id, enrolments.groupId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.courseId, courseId),
        isNull(courses.deletedAt),
      ),
    )
    .prepare("find_page_progress");
});
