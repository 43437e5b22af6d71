import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { type ContentSection, type CourseMemory, recordStep } from "../../courses/index.ts";
import { commitAnswer, finishSection, reviseAnswer, type TakenSection } from "./advance-writes.ts";
import { type Decision, decideAdvance, type Move } from "./decide-advance.ts";
import type { PageProgress, Step } from "./find-page-progress.ts";
import { moduleClosed, type OpenPage, openSection } from "./open-page.ts";
import { refuseOutOfOrder } from "./open-reachable-page.ts";
import { withEarlyAnswer } from "./progression.ts";
import { recordFinishes } from "./record-finishes.ts";
import { requireWatched } from "./require-watched.ts";

interface Advance {
  actor: Actor;
  pageId: number;
  sectionId: number;
  move: Move;
}

/** The page after an advance, and its section. */
export interface Advanced {
  open: OpenPage;
  section: ContentSection;
}

/**
 * Carries out one advance in one transaction. Locks the person's enrolment row first, which
 * serialises their concurrent calls, also with changes of the course's groups.
 */
export function advance(ctx: Context, memory: CourseMemory, input: Advance): Promise<Advanced> {
  return withTransaction(ctx, async (inner) => {
    const courseId = await memory.locator.locatePage(inner.database, input.pageId);
    if (courseId === null) throw notFound();
    // Sent together, executed in this order: what is read is what the lock protects.
    const [, { open, section }] = await Promise.all([
      recordStep(inner, { userId: input.actor.id, courseId }),
      openSection(inner, memory, input.actor, input),
    ]);
    await refuseOutOfOrder(inner, input.actor, open);
    if (open.moduleClosed) throw moduleClosed();
    return takeStep(inner, { actor: input.actor, open, section, move: input.move });
  });
}

/** Decides and carries out one move on a page that may be taken. */
export async function takeStep(
  ctx: Context,
  { actor, open, section, move }: Advanced & { actor: Pick<Actor, "id">; move: Move },
): Promise<Advanced> {
  const { page, tallyGroupId: groupId } = open;
  const before = { ...open, pageProgress: withEarlyAnswer(page, open.pageProgress) };
  const decision = decideAdvance(page, before.pageProgress, section, move);
  const taken = { userId: actor.id, pageId: page.id, section, groupId };
  const after = await carryOut(ctx, before, taken, decision);
  return { open: { ...open, pageProgress: withEarlyAnswer(page, after) }, section };
}

/** Writes the decision and returns the progress after it. */
async function carryOut(
  ctx: Context,
  open: OpenPage,
  taken: TakenSection,
  decision: Decision,
): Promise<PageProgress> {
  const { section, userId } = taken;
  if (decision.kind === "repeat") return open.pageProgress;
  if (decision.kind === "answer") {
    await commitAnswer(ctx, taken, decision.answer);
    return withStep(open.pageProgress, section, {
      status: "show_something",
      answer: decision.answer,
    });
  }
  if (decision.kind === "revise") {
    await reviseAnswer(ctx, taken, decision);
    return withStep(open.pageProgress, section, {
      status: "show_something",
      answer: decision.answer,
      firstAnswer: decision.first,
    });
  }
  await requireWatched(ctx, userId, section);
  await finishSection(ctx, taken);
  const before = open.pageProgress.steps.get(section.id);
  const pageProgress = withStep(open.pageProgress, section, {
    answer: null,
    ...before,
    status: "finished",
  });
  return recordFinishes(ctx, userId, open, pageProgress);
}

function withStep(pageProgress: PageProgress, section: ContentSection, step: Step): PageProgress {
  return { ...pageProgress, steps: new Map(pageProgress.steps).set(section.id, step) };
}
