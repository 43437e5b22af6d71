import { and, eq } from "drizzle-orm";

import { enrolments, formerEnrolments, groups } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { groupMerged } from "./group-events.ts";
import { lockEnrolments } from "./lock-enrolments.ts";
import { findTarget, lockGroups } from "./lock-groups.ts";

interface Deletion {
  courseId: number;
  groupId: number;
  /** The group its students move to; may be omitted if it is empty. */
  moveTo?: number | undefined;
}

/**
 * Deletes a group. Former students who return join the group that its people moved to, else the
 * default one.
 * @throws `not_found` when the course has no such group, `conflict` on the default group and on one
 *   with students who are not moved, `invalid` when the target group does not exist
 */
export function deleteGroup(ctx: Context, { courseId, groupId, moveTo }: Deletion): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const found = await lockGroups(inner, courseId, "change");
    const group = found.find(({ id }) => id === groupId);
    if (!group) throw notFound();
    if (group.isDefault) {
      throw conflict("default_group", "The first group of a course cannot be deleted.");
    }
    const others = found.filter(({ id }) => id !== groupId);
    const into = findTarget(others, moveTo);
    const enrolled = await lockEnrolments(inner, courseId);
    if (moveTo === undefined && enrolled.some((person) => person.groupId === groupId)) {
      throw conflict("group_not_empty", "Move the students of this group first.");
    }
    const isLast = others.length === 1;
    for (const table of [enrolments, formerEnrolments]) {
      await inner.database
        .update(table)
        .set({ groupId: into.id })
        .where(and(eq(table.courseId, courseId), eq(table.groupId, groupId)));
    }
    await ctx.events.emit(inner, groupMerged, { courseId, from: groupId, into: into.id, isLast });
    await inner.database.delete(groups).where(eq(groups.id, groupId));
  });
}
