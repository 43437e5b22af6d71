import { and, eq, isNull, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";

import type { Database } from "../../../database/connection.ts";
import { prepareStatement } from "../../../database/prepare-statement.ts";
import { answers, courses, enrolments, groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type DomainError, forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  type ContentSection,
  type CourseMemory,
  type EnrolmentDates,
  isOpenToStudents,
  enrolmentDates,
  isQuestion,
  windowState,
  withEnrolmentDates,
} from "../../courses/index.ts";
import { refusalWithoutEnrolment } from "../progression/open-page.ts";

/** A question that a person has answered, and may therefore see the results of. */
export interface AnsweredQuestion {
  section: ContentSection;
  /** Whether its module has ended. */
  moduleClosed: boolean;
}

/** What shows whether a person may see the results of a question. */
interface QuestionRow {
  courseVersion: number;
  dates: EnrolmentDates;
  answered: boolean;
}

type QuestionKey = Record<"userId" | "courseId" | "sectionId", number>;

/**
 * Throws `not_found` if the question is not visible to the person and `forbidden` until they have
 * answered it.
 */
export async function findAnsweredQuestion(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  sectionId: number,
): Promise<AnsweredQuestion> {
  return await loadAnsweredQuestion(ctx, memory, actor, sectionId, (key) =>
    selectQuestion(ctx.database).execute(key),
  );
}

/** As {@link findAnsweredQuestion}, together with all else that one statement selects of the question. */
export async function loadAnsweredQuestion<Row extends QuestionRow>(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  sectionId: number,
  select: (key: QuestionKey) => Promise<Row[]>,
): Promise<AnsweredQuestion & { row: Row }> {
  const courseId = await memory.locator.locateSection(ctx.database, sectionId);
  if (courseId === null) throw notFound();
  const [row] = await select({ userId: actor.id, courseId, sectionId });
  if (!row) throw await refusalWithoutEnrolment(ctx, actor, courseId);
  const content = await memory.contents.get(ctx.database, courseId, row.courseVersion);
  const course = content && withEnrolmentDates(content, row.dates);
  const section = course?.sectionsById.get(sectionId);
  if (!course || !section || !isOpenToStudents(course, ctx.clock.now())) throw notFound();
  if (!isQuestion(section.content)) throw notFound();
  if (!row.answered) throw notAnswered();
  const module = section.moduleId === null ? undefined : course.modulesById.get(section.moduleId);
  const moduleClosed = module !== undefined && windowState(module, ctx.clock.now()) === "ended";
  return { section, moduleClosed, row };
}

/** Peers' answers are for those who have answered themselves. */
export function notAnswered(): DomainError {
  return forbidden("not_answered", "Answer the question to see what others answered.");
}

/** A statement of {@link QuestionRow} with further columns of the enrolment and the answer. */
export function selectAnswered<Columns extends SelectedFields>(
  database: Database,
  columns: Columns,
) {
  const userId = sql.placeholder("userId");
  const courseId = sql.placeholder("courseId");
  return database
    .select({
      courseVersion: courses.version,
      dates: enrolmentDates,
      answered: sql<boolean>`${answers.id} is not null`,
      ...columns,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(groups, eq(groups.id, enrolments.groupId))
    .leftJoin(
      answers,
      and(eq(answers.userId, userId), eq(answers.sectionId, sql.placeholder("sectionId"))),
    )
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.courseId, courseId),
        isNull(courses.deletedAt),
      ),
    );
}

const selectQuestion = prepareStatement((database) =>
  selectAnswered(database, {}).prepare("find_answered_question"),
);
