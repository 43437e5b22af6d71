import type { ComparedQuestion, Comparison } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  choiceOf,
  type ContentSection,
  type CourseMemory,
  isOpenToStudents,
  isQuestion,
} from "../../courses/index.ts";
import {
  type CourseProgress,
  finalQuizQuestions,
  findCourseProgress,
  findExcusedPages,
  isRight,
  pageAddress,
  readScopedTallies,
  refusalWithoutEnrolment,
} from "../../learning/index.ts";
import { requestResults } from "../refresh/request-results.ts";
import {
  type ComparedGroups,
  findComparedGroups,
  findComparedScope,
  type FoundScope,
  type WantedScope,
} from "./find-compared-groups.ts";
import { findOwnAnswers, findStaffChoices, type OwnAnswer } from "./find-given-answers.ts";
import { medianOf } from "./median-of.ts";
import { presentChoice, presentOpinion, presentPlace } from "./present-compared.ts";
import { readComparedQuizzes, readComparedTexts } from "./read-snapshots.ts";

interface Wanted extends WantedScope {
  actor: Actor;
  courseId: number;
}

/**
 * A student's answers compared with those of others. The cost grows with the questions that they have
 * finished and with the course's groups, never with the students.
 * @throws `not_found` or `forbidden` as the course's map does, and `not_found` for any but an earlier run
 */
export async function readComparison(
  ctx: Context,
  memory: CourseMemory,
  { actor, courseId, ...wanted }: Wanted,
): Promise<Comparison> {
  const [progress] = await findCourseProgress(ctx, memory, actor, courseId);
  if (!progress) throw await refusalWithoutEnrolment(ctx, actor, courseId);
  if (!isOpenToStudents(progress.course, ctx.clock.now())) throw notFound();
  const groups = await findComparedGroups(ctx, { courseId, userId: actor.id });
  const scope = findComparedScope(groups, wanted);
  const sectionIds = finishedQuestions(progress).map(({ id }) => id);
  const own = await findOwnAnswers(ctx, { userId: actor.id, sectionIds });
  return compare(ctx, { userId: actor.id, progress, groups, scope, own });
}

/** Questions of lessons that a person has finished; the survey is not compared. */
function finishedQuestions({ course, finishedSections }: CourseProgress): ContentSection[] {
  return course.pages.flatMap(({ id, sections }) => {
    const finished = finishedSections.get(id);
    return sections.filter((section) => finished?.has(section.id) && isQuestion(section.content));
  });
}

interface Compared {
  userId: number;
  progress: CourseProgress;
  groups: ComparedGroups;
  scope: FoundScope;
  /** By section. */
  own: ReadonlyMap<number, OwnAnswer>;
}

async function compare(
  ctx: Context,
  { userId, progress, groups, scope, own }: Compared,
): Promise<Comparison> {
  const { course } = progress;
  const courseId = course.id;
  const given = [...own.values()];
  const opinionIds = given.flatMap(({ isRead, sectionId }) => (isRead ? [sectionId] : []));
  const choiceIds = given.flatMap(({ optionIds, sectionId }) => (optionIds ? [sectionId] : []));
  const compared = { courseId, counted: scope.counted, ownGroupId: groups.own?.id ?? null };
  const [tallies, staff, quizzes, texts, excused, age] = await Promise.all([
    readScopedTallies(ctx, { sectionIds: choiceIds, scope: scope.counted }),
    findStaffChoices(ctx, { courseId, exceptUserId: userId, sectionIds: choiceIds }),
    readComparedQuizzes(ctx, compared),
    readComparedTexts(ctx, { ...compared, sectionIds: opinionIds }),
    findExcusedPages(ctx, { userId, courseId }),
    requestResults(ctx, courseId),
  ]);

  function present(section: ContentSection): ComparedQuestion[] {
    const answer = own.get(section.id);
    const place = presentPlace(section, {
      pageTitle: course.pagesById.get(section.pageId)?.title ?? "",
      address: pageAddress(courseId, section.pageId, section.id),
    });
    if (answer?.isRead) return [presentOpinion(place, answer, texts.get(section.id))];
    const counted = tallies.get(section.id);
    const optionIds = answer?.optionIds;
    if (!optionIds || !counted || !choiceOf(section.content)) return [];
    const choice = { section, own: { ...answer, optionIds }, tallies: counted };
    return [presentChoice(place, { ...choice, staff: staff.get(section.id) ?? [] }, compared)];
  }

  const questions = Map.groupBy(finishedQuestions(progress), ({ moduleId }) => moduleId);
  return {
    scope: scope.kind,
    run_id: scope.kind === "run" ? scope.counted : null,
    group: groups.own,
    runs: groups.runs.map(({ id, name, endedAt }) => {
      return { id, name, end_date: formatLocalDate(endedAt, ctx.site.timeZone) };
    }),
    quizzes: course.modules.flatMap(({ id, title, pages }) => {
      const asked = finalQuizQuestions(pages);
      const isFinished =
        asked.length > 0 &&
        asked.every((section) => own.has(section.id) && !excused.has(section.pageId));
      if (!isFinished) return [];
      const figures = quizzes.get(id);
      const right = asked.filter((section) =>
        isRight(section, own.get(section.id)?.optionIds ?? undefined),
      );
      return [
        {
          module: { id, title },
          right: right.length,
          questions: asked.length,
          // Not comparable if the quiz has changed since.
          others:
            figures?.questions === asked.length
              ? { people: figures.finished, median: medianOf(figures.byRight) }
              : null,
        },
      ];
    }),
    modules: course.modules.flatMap(({ id, title }) => {
      const presented = (questions.get(id) ?? []).flatMap(present);
      return presented.length > 0 ? [{ id, title, questions: presented }] : [];
    }),
    as_of: age.computedAt && age.computedAt.toISOString(),
    refreshing: age.isRefreshing,
    language: course.language,
  };
}
