import { eq } from "drizzle-orm";

import { interventions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { AUDITED, describePlace } from "./describe-place.ts";
import { excusePage } from "./excuse-page.ts";
import { type Changed, type LockedWish, NOTHING_KEPT, type Wish } from "./intervention.ts";
import { lockWay } from "./lock-way.ts";
import { openPageEarly } from "./open-page-early.ts";
import { resetSections } from "./reset-sections.ts";

/**
 * Carries out an intervention in one student's progress, which can be undone for a day. Waits for a
 * step that the student is just taking, and makes later ones wait.
 * @returns the intervention's id
 * @throws `not_found` if they do not take the course, `conflict` if there is nothing to change
 */
export function intervene(ctx: Context, wish: Wish): Promise<number> {
  return withTransaction(ctx, async (inner) => {
    const locked = await lockWay(inner, wish);
    const { userId, course, page, section, kind, byUserId } = wish;
    const [row] = await inner.database
      .insert(interventions)
      .values({
        userId,
        courseId: course.id,
        pageId: page.id,
        sectionId: section?.id ?? null,
        kind,
        byUserId,
        madeAt: inner.clock.now(),
        kept: NOTHING_KEPT,
      })
      .returning({ id: interventions.id });
    if (!row) throw new Error("The intervention was not stored.");
    const { kept, before, after } = await CHANGES[kind](inner, locked, row.id);
    await inner.database.update(interventions).set({ kept }).where(eq(interventions.id, row.id));
    await recordAudit(inner, {
      action: AUDITED[kind],
      actorId: byUserId,
      subjectId: userId,
      about: describePlace(wish),
      before,
      after,
    });
    return row.id;
  });
}

type Change = (ctx: Context, wish: LockedWish, interventionId: number) => Promise<Changed>;

const CHANGES: Record<Wish["kind"], Change> = {
  reset: resetSections,
  open: openPageEarly,
  excuse: excusePage,
};
