import { WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { findScope, type Group } from "./read-figures.ts";

/**
 * A group, and the scope under which its answers are counted; the whole course without a group, or with the
 * only one.
 * @throws `not_found` if the group is not one of the course
 */
export async function findGroupScope(
  ctx: Context,
  { courseId, groupId }: { courseId: number; groupId: number | null | undefined },
): Promise<{ group: Group | null; scope: number }> {
  if (groupId === null || groupId === undefined) return { group: null, scope: WHOLE_COURSE };
  const { groups, scope } = await findScope(ctx, { courseId, groupId });
  return { group: groups.find(({ id }) => id === scope) ?? null, scope };
}
