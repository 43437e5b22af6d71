import { ANSWERS_NEEDED, type PresentedQuestion } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import {
  answerKeyOf,
  choiceOf,
  type ContentSection,
  type CourseContent,
  pollOf,
} from "../../courses/index.ts";
import { pageAddress } from "../../learning/index.ts";
import { presentGroup } from "../figures/find-audience.ts";
import { findGroupScope } from "../figures/find-group-scope.ts";
import { titleOf } from "../figures/place-of.ts";
import { countStudents } from "../overview/count-students.ts";
import { findRunning } from "../presentations/find-presentation.ts";
import { presentPresentation } from "../presentations/present-presentation.ts";
import { type ClassFigures, readClassAnswers } from "../presentations/read-class-answers.ts";

interface Presented {
  course: CourseContent;
  /** By default the course's first such question. */
  sectionId: number | undefined;
  /** Only their answers are counted; everyone's by default. */
  groupId: number | undefined;
  viewer: { presenterId: number; mayOpen: boolean };
}

/**
 * A question of choices for the projector, with the answers so far.
 * @throws `not_found` if the course has no such question or group
 */
export async function readPresentedQuestion(
  ctx: Context,
  { course, sectionId, groupId, viewer: { presenterId, mayOpen } }: Presented,
): Promise<PresentedQuestion> {
  const questions = course.pages.flatMap(({ sections }) => sections.filter(isPresented));
  const index = sectionId === undefined ? 0 : questions.findIndex(({ id }) => id === sectionId);
  const section = questions[index];
  const page = section && course.pagesById.get(section.pageId);
  if (!section || !page) throw notFound();
  const { group, scope } = await findGroupScope(ctx, { courseId: course.id, groupId });
  const [counted, students, running] = await Promise.all([
    readClassAnswers(ctx, { sectionId: section.id, scope }),
    countStudents(ctx, { courseId: course.id, scope, joined: null }),
    findRunning(ctx, { courseId: course.id, presenterId }),
  ]);
  return {
    course: { id: course.id, title: course.title },
    page: { id: page.id, title: page.title },
    group: group && presentGroup(course, group, ctx.clock.now()),
    section_id: section.id,
    question: titleOf(section),
    language: course.language,
    place: { number: index + 1, of: questions.length },
    previous: questions[index - 1]?.id ?? null,
    next: questions[index + 1]?.id ?? null,
    students: students.all,
    answers: counted.people,
    second_answers: counted.revised,
    two_rounds: pollOf(section.content)?.twoRounds ?? false,
    answers_needed: ANSWERS_NEEDED,
    may_show: counted.options !== null,
    options: presentOptions(section, counted),
    student_path: pageAddress(course.id, page.id, section.id),
    may_open: mayOpen,
    presentation: running && (await presentPresentation(ctx, course, running)),
  };
}

function isPresented({ content }: ContentSection): boolean {
  return choiceOf(content) !== null;
}

function presentOptions(
  { content }: ContentSection,
  { options }: ClassFigures,
): PresentedQuestion["options"] {
  const key = answerKeyOf(content);
  return (choiceOf(content)?.options ?? []).map(({ id, text }) => ({
    id,
    text,
    valid: key ? key.options.some((option) => option.id === id && option.valid) : null,
    ...(options?.(id) ?? { chosen: null, first: null }),
  }));
}
