import type { CourseResults, PageResult, QuizResult } from "@paso/contract";

import { forReports } from "../../../database/replica.ts";
import type { QuizFigures, SectionFigures } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { ContentPage, CourseContent } from "../../courses/index.ts";
import { titleOf } from "../figures/place-of.ts";
import { findScope, readQuizFigures, readSectionFigures } from "../figures/read-figures.ts";
import { ensureResults } from "../refresh/ensure-results.ts";
import { countStudents } from "./count-students.ts";
import { findIssues } from "./find-issues.ts";

/** Issues that are shown: more would not be read. */
const MOST_ISSUES = 20;

/**
 * How a course is going as a whole, for everybody or for one group.
 * @throws `not_found` when the group is not one of the course
 */
export async function readCourseResults(
  ctx: Context,
  { content, groupId }: { content: CourseContent; groupId: number | undefined },
): Promise<Omit<CourseResults, "may_connect" | "may_write">> {
  const courseId = content.id;
  const { groups, scope } = await findScope(ctx, { courseId, groupId });
  const { computedAt, isRefreshing } = await ensureResults(ctx, courseId);
  const reading = await forReports(ctx);
  const [students, figuresOf, quizzes] = await Promise.all([
    countStudents(reading, { courseId, scope }),
    readSectionFigures(reading, { courseId, scope }),
    readQuizFigures(reading, { courseId, scope }),
  ]);
  const issues = findIssues(content, figuresOf).map(({ issue }) => issue);
  return {
    course: { id: courseId, title: content.title, language: content.language },
    groups: groups.map(({ id, name, isDefault }) => ({ id, name, is_default: isDefault })),
    as_of: computedAt && computedAt.toISOString(),
    refreshing: isRefreshing,
    students,
    issues: issues.slice(0, MOST_ISSUES),
    issue_count: issues.length,
    pages: content.pages.map((page) => presentPage(content, page, figuresOf)),
    quizzes: content.modules.flatMap(({ id, title }) => {
      const figures = quizzes.get(id);
      return figures ? [presentQuiz({ id, title }, figures)] : [];
    }),
  };
}

function presentPage(
  { modulesById }: CourseContent,
  { id, title, moduleId, sections }: ContentPage,
  figuresOf: (sectionId: number) => SectionFigures,
): PageResult {
  const [first] = sections;
  const last = sections.at(-1);
  const [worst] = sections.toSorted(
    (one, other) => figuresOf(other.id).left - figuresOf(one.id).left,
  );
  const people = worst ? figuresOf(worst.id).left : 0;
  return {
    id,
    title,
    module: { id: moduleId ?? 0, title: modulesById.get(moduleId ?? 0)?.title ?? "" },
    sections: sections.length,
    begun: first ? figuresOf(first.id).reached : 0,
    finished: last ? figuresOf(last.id).finished : 0,
    loss: worst && people > 0 ? { step: worst.index + 1, title: titleOf(worst), people } : null,
  };
}

function presentQuiz(
  module: QuizResult["module"],
  { questions, begun, finished, byRight }: QuizFigures,
): QuizResult {
  const right = byRight.reduce((sum, people, count) => sum + people * count, 0);
  return {
    module,
    questions,
    begun,
    finished,
    mean: finished === 0 ? null : right / (finished * questions),
    by_right: byRight,
  };
}
