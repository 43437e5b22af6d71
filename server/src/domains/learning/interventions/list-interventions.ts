import { and, desc, eq, gt } from "drizzle-orm";

import { interventions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { lastUndoable, UNDOABLE } from "./keep-interventions.ts";

/** Interventions in a student's progress that staff can still undo, newest first. */
export async function listInterventions(
  { database, clock }: Context,
  { courseId, userId }: { courseId: number; userId: number },
) {
  const rows = await database
    .select({
      id: interventions.id,
      kind: interventions.kind,
      pageId: interventions.pageId,
      sectionId: interventions.sectionId,
      madeAt: interventions.madeAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(interventions)
    .leftJoin(users, eq(users.id, interventions.byUserId))
    .where(
      and(
        eq(interventions.courseId, courseId),
        eq(interventions.userId, userId),
        gt(interventions.madeAt, lastUndoable(clock.now())),
      ),
    )
    .orderBy(desc(interventions.id));
  return rows.map((row) => {
    return { ...row, undoableUntil: new Date(row.madeAt.getTime() + UNDOABLE) };
  });
}
