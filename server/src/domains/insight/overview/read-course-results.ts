import type { CourseResults, PageResult, QuizResult } from "@paso/contract";

import { forReports } from "../../../database/replica.ts";
import type { QuizFigures, SectionFigures } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { ContentPage, CourseContent } from "../../courses/index.ts";
import { ensureAudienceResults } from "../dated/ensure-dated-results.ts";
import { type AskedAudience, findAudience, presentGroup } from "../figures/find-audience.ts";
import { titleOf } from "../figures/place-of.ts";
import { readAudienceQuizzes, readAudienceSections } from "../figures/read-audience-figures.ts";
import { countStudents } from "./count-students.ts";
import { findIssues } from "./find-issues.ts";

/** Maximum number of issues shown: more would not be read. */
const MOST_ISSUES = 20;

/**
 * How a whole course is going, for everyone, for one group or for those who joined within some dates.
 * @throws as {@link findAudience}
 */
export async function readCourseResults(
  ctx: Context,
  { content, asked }: { content: CourseContent; asked: AskedAudience },
): Promise<Omit<CourseResults, "may_connect" | "may_write" | "may_edit">> {
  const courseId = content.id;
  const { groups, ...audience } = await findAudience(ctx, courseId, asked);
  const age = await ensureAudienceResults(ctx, courseId, audience.joined);
  const { computedAt, isRefreshing } = age;
  const reading = await forReports(ctx);
  const [students, figuresOf, quizzes] = await Promise.all([
    countStudents(reading, { courseId, ...audience }),
    readAudienceSections(reading, { courseId, audience }),
    readAudienceQuizzes(reading, { courseId, audience }),
  ]);
  const issues = findIssues(content, figuresOf).map(({ issue }) => issue);
  return {
    course: { id: courseId, title: content.title, language: content.language },
    groups: groups.map((group) => presentGroup(content, group, ctx.clock.now())),
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
