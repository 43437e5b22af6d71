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
import {
  type ClassAnswers,
  countClassAnswers,
  pageAddress,
  readTallies,
} from "../../learning/index.ts";
import { presentGroup } from "../figures/find-audience.ts";
import { titleOf } from "../figures/place-of.ts";
import { findScope } from "../figures/read-figures.ts";
import { countStudents } from "../overview/count-students.ts";
import { findRunning } from "../presentations/find-presentation.ts";
import { presentPresentation } from "../presentations/present-presentation.ts";

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
  const { groups, scope } = await findScope(ctx, { courseId: course.id, groupId });
  const group = groups.find(({ id }) => id === scope);
  const [tallies, students, running] = await Promise.all([
    readTallies(ctx, [section.id], scope),
    countStudents(ctx, { courseId: course.id, scope, joined: null }),
    findRunning(ctx, { courseId: course.id, presenterId }),
  ]);
  const counted = countClassAnswers(tallies.get(section.id) ?? { first: [], moves: [] });
  return {
    course: { id: course.id, title: course.title },
    page: { id: page.id, title: page.title },
    group: group ? presentGroup(course, group, ctx.clock.now()) : null,
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
    options: presentOptions(section, counted),
    student_path: pageAddress(course.id, page.id, section.id),
    may_open: mayOpen,
    presentation: running && (await presentPresentation(ctx, course, running)),
  };
}

function isPresented({ content }: ContentSection): boolean {
  return choiceOf(content) !== null;
}

/** The class sees it: with fewer answers, figures would tell who chose what. */
function presentOptions(
  { content }: ContentSection,
  { people, revised, first, last }: ClassAnswers,
): PresentedQuestion["options"] {
  const key = answerKeyOf(content);
  const isShown = people >= ANSWERS_NEEDED;
  const shown = revised >= ANSWERS_NEEDED ? last : first;
  return (choiceOf(content)?.options ?? []).map(({ id, text }) => ({
    id,
    text,
    valid: key ? key.options.some((option) => option.id === id && option.valid) : null,
    chosen: isShown ? (shown.get(id) ?? 0) : null,
    first: isShown ? (first.get(id) ?? 0) : null,
  }));
}
