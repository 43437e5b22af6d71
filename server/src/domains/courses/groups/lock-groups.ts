import { and, eq } from "drizzle-orm";

import { groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";

/** A group of a course. */
export type Group = typeof groups.$inferSelect;

/**
 * Locks the set of groups of a course: `share` while people come, go or move, `change` while groups
 * are added and removed. Lock order: before enrolments, to avoid deadlocks.
 * @returns the groups, the default one first; empty when there is no such course
 */
export async function lockGroups(
  { database }: Context,
  courseId: number,
  mode: "share" | "change",
): Promise<Group[]> {
  await database
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.courseId, courseId), groups.isDefault))
    .for(mode === "share" ? "share" : "update");
  // A separate statement: one that had to wait for the lock would see a stale snapshot of the groups.
  const found = await database
    .select()
    .from(groups)
    .where(eq(groups.courseId, courseId))
    .orderBy(groups.id);
  return found.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

/**
 * The group that people are added to.
 * @param groupId the default one if omitted
 * @throws `invalid` when the course has no such group
 */
export function findTarget(found: readonly Group[], groupId: number | undefined): Group {
  const group = groupId === undefined ? found[0] : found.find(({ id }) => id === groupId);
  if (!group) throw invalid({ group_id: ["This group does not exist any more."] });
  return group;
}
