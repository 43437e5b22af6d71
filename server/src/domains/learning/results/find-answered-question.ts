import { and, eq, isNull, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import {
  answers,
  courses,
  enrolments,
  groups,
  progress,
  sections,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type DomainError, forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  type ContentSection,
  type CourseMemory,
  isOpenToStudents,
  enrolmentDates,
  isQuestion,
  windowState,
  withEnrolmentDates,
} from "../../courses/index.ts";
import { refusalWithoutEnrolment } from "../progression/open-page.ts";
import { type QuestionTallies, talliesOf } from "../tallies/question-tallies.ts";

/** A person's own answer. */
export interface OwnAnswer {
  /** The last choice by option ids; null for free text. */
  optionIds: readonly number[] | null;
  /** The choice before the second round; null until that is answered. */
  firstOptionIds: readonly number[] | null;
  /** Whether the person has moved on to the next section. */
  finished: boolean;
}

/** A question that a person has answered, and may therefore see the results of. */
export interface AnsweredQuestion {
  section: ContentSection;
  /** Whether its module has ended. */
  moduleClosed: boolean;
  own: OwnAnswer;
  tallies: QuestionTallies;
}

/**
 * Loads a question with its tallies in one statement, whose cost depends only on the number of
 * options. Throws `not_found` if it is not visible and `forbidden` until the person has answered.
 */
export async function findAnsweredQuestion(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  sectionId: number,
): Promise<AnsweredQuestion> {
  const courseId = await memory.locator.locateSection(ctx.database, sectionId);
  if (courseId === null) throw notFound();
  const key = { userId: actor.id, courseId, sectionId };
  const [row] = await selectQuestion(ctx.database).execute(key);
  if (!row) throw await refusalWithoutEnrolment(ctx, actor, courseId);
  const content = await memory.contents.get(ctx.database, courseId, row.courseVersion);
  const course = content && withEnrolmentDates(content, row.dates);
  const section = course?.sectionsById.get(sectionId);
  if (!course || !section || !isOpenToStudents(course, ctx.clock.now())) throw notFound();
  if (!isQuestion(section.content)) throw notFound();
  if (!row.answered) throw notAnswered();
  const { optionIds, firstOptionIds, finished, tallies } = row;
  const module = section.moduleId === null ? undefined : course.modulesById.get(section.moduleId);
  const moduleClosed = module !== undefined && windowState(module, ctx.clock.now()) === "ended";
  return { section, moduleClosed, own: { optionIds, firstOptionIds, finished }, tallies };
}

/** Peers' answers are for those who have answered themselves. */
export function notAnswered(): DomainError {
  return forbidden("not_answered", "Answer the question to see what others answered.");
}

const selectQuestion = prepareStatement((database) => {
  const userId = sql.placeholder("userId");
  const courseId = sql.placeholder("courseId");
  const sectionId = sql.placeholder("sectionId");
  return database
    .select({
      courseVersion: courses.version,
      dates: enrolmentDates,
      answered: sql<boolean>`${answers.id} is not null`,
      optionIds: answers.optionIds,
      firstOptionIds: answers.firstOptionIds,
      finished: sql<boolean>`exists (
        select from ${progress} p
        where p.user_id = ${userId} and p.section_id = ${sectionId} and p.status = 'finished'
          -- With the page, its key is whole: without, all of the person's steps would be read.
          and p.page_id = (select s.page_id from ${sections} s where s.id = ${sectionId}))`,
      tallies: talliesOf(sql`${sectionId}`),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(groups, eq(groups.id, enrolments.groupId))
    .leftJoin(answers, and(eq(answers.userId, userId), eq(answers.sectionId, sectionId)))
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.courseId, courseId),
        isNull(courses.deletedAt),
      ),
    )
    .prepare("find_answered_question");
});
