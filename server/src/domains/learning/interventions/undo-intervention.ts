import { and, eq } from "drizzle-orm";

import { interventions, pageFinishes, pageOpenings } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import {
  countFinishedPages,
  type CourseContent,
  lockEnrolments,
  raiseMissedPages,
  reopenEnrolment,
  setOwnEnd,
} from "../../courses/index.ts";
import { AUDITED, describePlace } from "./describe-place.ts";
import { giveBackPage } from "./give-back-page.ts";
import type { LockedWish } from "./intervention.ts";
import { requireUndoable } from "./keep-interventions.ts";
import { lockWay } from "./lock-way.ts";

type Intervention = typeof interventions.$inferSelect;

interface Undo {
  course: CourseContent;
  userId: number;
  interventionId: number;
  byUserId: number;
}

/**
 * Undoes an intervention of the last day. Sections that the student has taken again in the meantime are
 * left alone.
 * @throws `not_found` if it was undone, is over a day old, or its page is gone
 */
export function undoIntervention(ctx: Context, undo: Undo): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { userId, course, byUserId, interventionId } = undo;
    const key = { userId, courseId: course.id, interventionId };
    const found = await requireUndoable(inner, key);
    const { kind, pageId, sectionId } = found;
    if (kind === "extend") return giveBackEnd(inner, undo);
    const page = course.pages.find(({ id }) => id === pageId);
    const section = course.sectionsById.get(sectionId ?? 0) ?? null;
    if (!page) throw notFound();
    const way = await lockWay(inner, { userId, course, page, section, kind, byUserId });
    // A concurrent call may have undone it while this one waited for the lock.
    const row = await requireUndoable(inner, key);
    await UNDOINGS[kind](inner, way, row);
    await inner.database.delete(interventions).where(eq(interventions.id, row.id));
    await recordAudit(inner, {
      action: "student.intervention_undone",
      actorId: byUserId,
      subjectId: userId,
      about: { ...describePlace(way), undone: AUDITED[kind] },
    });
  });
}

/** Restores the student's previous end. */
async function giveBackEnd(
  ctx: Context,
  { userId, course, byUserId, interventionId }: Undo,
): Promise<void> {
  const key = { userId, courseId: course.id };
  await lockEnrolments(ctx, course.id, [userId]);
  // A concurrent call may have undone it while this one waited for the lock.
  const { id, kept } = await requireUndoable(ctx, { ...key, interventionId });
  await setOwnEnd(ctx, { ...key, endsAt: kept.endsAt ? new Date(kept.endsAt) : null });
  await ctx.database.delete(interventions).where(eq(interventions.id, id));
  await recordAudit(ctx, {
    action: "student.intervention_undone",
    actorId: byUserId,
    subjectId: userId,
    about: { course: course.title, undone: "student.time_extended" },
  });
}

type Undoing = (ctx: Context, way: LockedWish, row: Intervention) => Promise<void>;

const UNDOINGS: Record<LockedWish["kind"], Undoing> = {
  reset: giveBackPage,
  open: closeAgain,
  excuse: excuseNoLonger,
};

/** A page that the student has begun by now stays open, as any begun page does. */
async function closeAgain({ database }: Context, { userId, page }: LockedWish): Promise<void> {
  await database
    .delete(pageOpenings)
    .where(and(eq(pageOpenings.userId, userId), eq(pageOpenings.pageId, page.id)));
}

async function excuseNoLonger(
  ctx: Context,
  way: LockedWish,
  { kept }: Intervention,
): Promise<void> {
  const { userId, course, page, pageProgress } = way;
  const enrolment = { userId, courseId: course.id };
  const isFinish = and(
    eq(pageFinishes.userId, userId),
    eq(pageFinishes.pageId, page.id),
    eq(pageFinishes.excused, true),
  );
  const hasTakenIt = page.sections.every(
    ({ id }) => pageProgress.steps.get(id)?.status === "finished",
  );
  if (kept.finish || hasTakenIt) {
    await ctx.database.update(pageFinishes).set({ excused: false }).where(isFinish);
    return;
  }
  const gone = await ctx.database.delete(pageFinishes).where(isFinish).returning();
  if (gone.length === 0) return;
  await countFinishedPages(ctx, { ...enrolment, pages: -1 });
  if (!pageProgress.courseFinished) return;
  if (kept.finishedCourse) await reopenEnrolment(ctx, enrolment);
  else if (kept.madeUp) await raiseMissedPages(ctx, enrolment);
}
