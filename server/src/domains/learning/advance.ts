import { and, eq, sql } from "drizzle-orm";

import { prepareStatement } from "../../database/prepare-statement.ts";
import { enrolments } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import type { Actor } from "../../platform/http/actor.ts";
import { notFound } from "../../platform/http/api-error.ts";
import type { ContentSection } from "../courses/index.ts";
import { commitAnswer, finishCourse, finishPage, finishSection } from "./advance-writes.ts";
import { type Decision, decideAdvance, type Move } from "./decide-advance.ts";
import type { Standing, Step } from "./find-standing.ts";
import {
  type CourseMemory,
  moduleClosed,
  type OpenPage,
  openSection,
  pageOutOfOrder,
} from "./open-page.ts";
import { isCourseDone, isReachable } from "./take-page.ts";

interface Advance {
  actor: Actor;
  pageId: number;
  sectionId: number;
  move: Move;
}

/** The page after an advance, and the section it was about. */
export interface Advanced {
  open: OpenPage;
  section: ContentSection;
}

/**
 * Carries out one advance in one transaction. The person's enrolment row is locked first, so that
 * their calls are carried out one after the other however they arrive.
 */
export function advance(ctx: Context, memory: CourseMemory, input: Advance): Promise<Advanced> {
  return withTransaction(ctx, async (inner) => {
    await lockEnrolment(inner, memory, input);
    const { open, section } = await openSection(inner, memory, input.actor, input);
    if (!isReachable(open.course, open.page, open.standing)) throw pageOutOfOrder();
    if (open.moduleClosed) throw moduleClosed();
    const decision = decideAdvance(open.page, open.standing, section, input.move);
    const standing = await carryOut(inner, input.actor, open, section, decision);
    return { open: { ...open, standing }, section };
  });
}

async function lockEnrolment(ctx: Context, memory: CourseMemory, input: Advance): Promise<void> {
  const courseId = await memory.locator.locatePage(ctx.database, input.pageId);
  if (courseId === null) throw notFound();
  await selectForUpdate(ctx.database).execute({ userId: input.actor.id, courseId });
}

const selectForUpdate = prepareStatement((database) =>
  database
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.userId, sql.placeholder("userId")),
        eq(enrolments.courseId, sql.placeholder("courseId")),
      ),
    )
    .for("update")
    .prepare("lock_enrolment"),
);

/** Writes what was decided and returns where the person stands afterwards. */
async function carryOut(
  ctx: Context,
  actor: Actor,
  open: OpenPage,
  section: ContentSection,
  decision: Decision,
): Promise<Standing> {
  if (decision.kind === "repeat") return open.standing;
  const place = { userId: actor.id, pageId: open.page.id, section };
  if (decision.kind === "answer") {
    await commitAnswer(ctx, place, decision.answer);
    return withStep(open.standing, section, {
      status: "show_something",
      answer: decision.answer,
    });
  }
  await finishSection(ctx, place);
  const answer = open.standing.steps.get(section.id)?.answer ?? null;
  const standing = withStep(open.standing, section, { status: "finished", answer });
  return settlePage(ctx, actor, open, standing);
}

function withStep(standing: Standing, section: ContentSection, step: Step): Standing {
  return { ...standing, steps: new Map(standing.steps).set(section.id, step) };
}

/** Records the end of the page and of the course where this step reached them. */
async function settlePage(
  ctx: Context,
  actor: Actor,
  { course, page }: OpenPage,
  standing: Standing,
): Promise<Standing> {
  const pageDone = page.sections.every(({ id }) => standing.steps.get(id)?.status === "finished");
  if (!pageDone || standing.finishedPages.has(page.id)) return standing;
  await finishPage(ctx, { userId: actor.id, courseId: course.id, pageId: page.id });
  const finishedPages = new Set(standing.finishedPages).add(page.id);
  if (standing.courseFinished || !isCourseDone(course, { finishedPages })) {
    return { ...standing, finishedPages };
  }
  await finishCourse(ctx, { userId: actor.id, courseId: course.id });
  return { ...standing, finishedPages, courseFinished: true };
}
