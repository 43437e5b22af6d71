import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  type CommittedAnswer,
  type ContentSection,
  type CourseMemory,
  isOpenToStudents,
  pollOf,
  recordStep,
  withEnrolmentDates,
} from "../../courses/index.ts";
import { commitEarlyAnswer, reviseAnswer, type TakenSection } from "./advance-writes.ts";
import { takeStep } from "./advance.ts";
import { findPageProgress, type Step } from "./find-page-progress.ts";
import { moduleClosed, type OpenPage, refusalWithoutEnrolment } from "./open-page.ts";
import { parseAnswer } from "./parse-answer.ts";
import { currentSection, hasBegun, isReachable, moduleState } from "./progression.ts";

interface InClass {
  actor: Actor;
  sectionId: number;
}

/** A question that staff ask in class, and a person's answer. */
export interface ClassQuestion {
  open: OpenPage;
  section: ContentSection;
  /** Missing until they have answered, in class or in their own progress. */
  step: Step | undefined;
  /** Whether their own progress has not reached the question yet. */
  isAhead: boolean;
}

/**
 * Loads a question through a person's enrolment, however far their own progress is.
 * @returns null if there is no such question any more, or its course is not open to them
 * @throws `forbidden` for staff who do not take the course, `not_found` for others who do not
 */
export async function findClassQuestion(
  ctx: Context,
  memory: CourseMemory,
  { actor, sectionId }: InClass,
): Promise<ClassQuestion | null> {
  const courseId = await memory.locator.locateSection(ctx.database, sectionId);
  const pageId = await memory.locator.locatePageOfSection(ctx.database, sectionId);
  if (courseId === null || pageId === null) return null;
  const found = await findPageProgress(ctx.database, { userId: actor.id, courseId, pageId });
  if (!found) throw await refusalWithoutEnrolment(ctx, actor, courseId);
  const { pageProgress, dates, tallyGroupId } = found;
  const content = await memory.contents.get(ctx.database, courseId, pageProgress.courseVersion);
  const course = content && withEnrolmentDates(content, dates);
  const page = course?.pagesById.get(pageId);
  const section = course?.sectionsById.get(sectionId);
  const now = ctx.clock.now();
  if (!course || !page || !section || !isOpenToStudents(course, now)) return null;
  const isClosed = moduleState(course, page, now) === "ended";
  const open = { course, page, pageProgress, moduleClosed: isClosed, tallyGroupId, now };
  return describe(open, section);
}

interface ClassAnswer extends InClass {
  /** In wire format: an option's index, or indexes each followed by `[answer]`. */
  answer: string;
  /** For a question with two rounds; a first answer may be given in the second, too. */
  round: 1 | 2;
}

/**
 * Commits an answer given in class, like {@link advance} if the person's own progress has reached the
 * question. If it has not, the answer counts but the progress does not change; the question shows the
 * answer once it is reached. The first answer of each round is final, and another one is a repeat.
 * @throws `invalid` on a bad answer, `conflict` if the module is closed, `not_found` if there is no
 *   such question; else as {@link findClassQuestion}
 */
export function answerInClass(
  ctx: Context,
  memory: CourseMemory,
  { actor, sectionId, answer: raw, round }: ClassAnswer,
): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const courseId = await memory.locator.locateSection(inner.database, sectionId);
    if (courseId === null) throw notFound();
    // Must come first, as with every step: it serialises a person's concurrent calls.
    await recordStep(inner, { userId: actor.id, courseId });
    const question = await findClassQuestion(inner, memory, { actor, sectionId });
    if (!question) throw notFound();
    const { open, section, step, isAhead } = question;
    if (open.moduleClosed) throw moduleClosed();
    const isSecond = round === 2 && step !== undefined;
    if (!isAhead) {
      const move = { kind: "answer", answer: raw, hasKey: true, round: isSecond ? 2 : 1 } as const;
      await takeStep(inner, { actor, open, section, move });
      return;
    }
    const parsed = parseAnswer(section.content, raw);
    const taken = {
      userId: actor.id,
      pageId: open.page.id,
      section,
      groupId: open.tallyGroupId,
    };
    await writeEarly(inner, taken, { step, answer: parsed, isSecond });
  });
}

function describe(open: OpenPage, section: ContentSection): ClassQuestion {
  const { steps, early } = open.pageProgress;
  const step = steps.get(section.id) ?? early.get(section.id);
  return { open, section, step, isAhead: !hasReached(open, section) };
}

/** Whether the person could answer the question on its page now, or has answered it there. */
function hasReached(
  { course, page, pageProgress, now }: OpenPage,
  section: ContentSection,
): boolean {
  const { steps } = pageProgress;
  if (steps.has(section.id)) return true;
  const reach = { ...pageProgress, begun: steps.size > 0 };
  const isOpen = now === null || hasBegun(course, page, now) || pageProgress.isOpened;
  return (
    isOpen &&
    isReachable(course, page, reach, now) &&
    currentSection(page, pageProgress) === section
  );
}

async function writeEarly(
  ctx: Context,
  taken: TakenSection,
  {
    step,
    answer,
    isSecond,
  }: { step: Step | undefined; answer: CommittedAnswer; isSecond: boolean },
): Promise<void> {
  if (!step?.answer) return commitEarlyAnswer(ctx, taken, answer);
  const hasTwoRounds = pollOf(taken.section.content)?.twoRounds ?? false;
  if (!isSecond || !hasTwoRounds || step.firstAnswer) return;
  await reviseAnswer(ctx, taken, { first: step.answer, answer });
}
