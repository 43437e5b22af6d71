import type { SurveySectionDraft } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { contentOfSurveyDraft, findUnknownSurveyOptions } from "../../courses/index.ts";
import { insertSections } from "../sections/insert-sections.ts";
import { refuseStaleVersion } from "../sections/refuse-stale-version.ts";
import { refuseSections, type SectionIssue } from "../sections/section-issues.ts";
import { removeSections, writeSections } from "../sections/write-sections.ts";
import { bumpPageVersion } from "../structure/bump-page-version.ts";
import { changeCourse } from "../structure/change-course.ts";
import { findSurvey } from "./find-survey.ts";
import { presentSurvey } from "./present-survey.ts";

/** An existing question, with its id, or a new one. */
type Question = SurveySectionDraft & { id?: number | null | undefined };

interface Update {
  courseId: number;
  questions: readonly Question[];
  /** The version that the author began with; if omitted, the current one is overwritten. */
  version: number | undefined;
}

/**
 * Replaces a survey's questions, in the order given; returns its version. Questions that are not
 * listed are removed, answers stay with the option they meant.
 * @throws `not_found` when there is no survey or a listed question is not in it, `conflict`
 *   (`stale_version`) with the current state, `invalid` with one `deep_errors` entry for each
 *   invalid question
 */
export function updateSurvey(
  ctx: Context,
  { courseId, questions, version }: Update,
): Promise<number> {
  return changeCourse(ctx, courseId, async (inner) => {
    const survey = await findSurvey(inner, courseId);
    if (!survey) throw notFound();
    const pageId = survey.page.id;
    refuseStaleVersion(version, survey.version, () => ({ survey: presentSurvey(survey) }));
    const stored = new Map(survey.sections.map((section) => [section.id, section.content]));
    const issues = questions.flatMap((question, index) => findIssues(question, index, questions));
    const numbered = questions.map((question, index) => {
      const previous = question.id == null ? undefined : stored.get(question.id);
      if (question.id != null && !previous) throw notFound();
      for (const option of previous ? findUnknownSurveyOptions(previous, question) : []) {
        const message = "Option {number} is not one of this question.";
        issues.push({
          index,
          field: "items",
          message: { message, values: { number: option + 1 } },
        });
      }
      const content = contentOfSurveyDraft(question, previous);
      if (previous && previous.type !== content.type) {
        issues.push({ index, field: "type", message: "The kind of a section cannot be changed." });
      }
      return { pageId, id: question.id ?? null, order: index + 1, content };
    });
    if (issues.length > 0) throw refuseSections(questions, issues);
    const listed = new Set(numbered.map(({ id }) => id));
    await removeSections(
      inner,
      [...stored.keys()].filter((id) => !listed.has(id)),
    );
    await writeSections(
      inner,
      numbered.flatMap(({ id, order, content }) => (id === null ? [] : [{ id, order, content }])),
    );
    await insertSections(
      inner,
      numbered.filter(({ id }) => id === null),
    );
    return bumpPageVersion(inner, pageId);
  });
}

function findIssues(
  { id }: Question,
  index: number,
  questions: readonly Question[],
): SectionIssue[] {
  const isRepeated = id != null && questions.findIndex((other) => other.id === id) !== index;
  return isRepeated ? [{ index, field: "id", message: "This section is listed twice." }] : [];
}
