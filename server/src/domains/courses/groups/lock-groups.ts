import { and, eq } from "drizzle-orm";

import { groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";

/** A group of a course. */
export type Group = typeof groups.$inferSelect;

/**
 * Locks which groups a course has: to `share` while people come, go or move, to `change` while groups
 * are added and removed. Taken before enrolments are locked, so that nobody waits in a circle.
 * @returns the groups, the default one first; empty where there is no such course
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
  // Apart from the lock: a statement that had to wait sees the groups as they were before.
  const found = await database
    .select()
    .from(groups)
    .where(eq(groups.courseId, courseId))
    .orderBy(groups.id);
  return found.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

/**
 * The group that people are brought into.
 * @param groupId the default one where it is missing
 * @throws `invalid` where the course has no such group
 */
export function findTarget(found: readonly Group[], groupId: number | undefined): Group {
  const group = groupId === undefined ? found[0] : found.find(({ id }) => id === groupId);
  if (!group) throw invalid({ group_id: ["This group does not exist any more."] });
  return group;
}
