import { eq } from "drizzle-orm";

import { groups } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Course } from "../access/find-course.ts";
import { resolveDates, type SentWindow } from "../access/resolve-dates.ts";
import { lockGroups } from "./lock-groups.ts";
import { refuseNoTime, refuseTakenName } from "./refuse-group.ts";

interface GroupUpdate extends SentWindow {
  name?: string | undefined;
}

/**
 * Renames a group or changes its dates; omitted fields stay.
 * @throws `not_found` when the course has no such group, `invalid` on a name that is taken and on
 *   dates that leave no time
 */
export function updateGroup(
  ctx: Context,
  { course, groupId, update }: { course: Course; groupId: number; update: GroupUpdate },
): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const found = await lockGroups(inner, course.id, "change");
    const group = found.find(({ id }) => id === groupId);
    if (!group) throw notFound();
    const others = found.filter(({ id }) => id !== groupId);
    const { name = group.name, ...dates } = update;
    if (name !== group.name) refuseTakenName(others, name);
    const window = resolveDates(ctx, group, dates);
    refuseNoTime(course, window);
    await inner.database
      .update(groups)
      .set({ name, ...window })
      .where(eq(groups.id, groupId));
  });
}
