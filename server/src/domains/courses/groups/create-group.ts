import { eq } from "drizzle-orm";

import { courses, groups } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { resolveDates, type SentWindow } from "../access/resolve-dates.ts";
import { groupsStarted } from "./group-events.ts";
import { lockEnrolments } from "./lock-enrolments.ts";
import { lockGroups } from "./lock-groups.ts";
import { refuseNoTime, refuseTakenName } from "./refuse-group.ts";

/** Maximum number of groups of a course, which are listed and offered as a whole. */
export const MOST_GROUPS = 200;

/**
 * Adds a group to a course. From the first one besides the default group, answers are also counted
 * by group.
 * @returns its id
 * @throws `invalid` on a name that is taken and on dates that leave no time, `conflict` when the
 *   course has too many groups
 */
export function createGroup(
  ctx: Context,
  { courseId, name, dates }: { courseId: number; name: string; dates: SentWindow },
): Promise<number> {
  return withTransaction(ctx, async (inner) => {
    const found = await lockGroups(inner, courseId, "change");
    if (found.length >= MOST_GROUPS) {
      const values = { most: MOST_GROUPS };
      throw conflict("too_many_groups", "A course has at most {most} groups.", values);
    }
    refuseTakenName(found, name);
    const window = resolveDates(ctx, { startsAt: null, endsAt: null }, dates);
    const [course] = await inner.database
      .select({ startsAt: courses.startsAt, endsAt: courses.endsAt })
      .from(courses)
      .where(eq(courses.id, courseId));
    if (!course) throw notFound("The course selected doesn't exist.");
    refuseNoTime(course, window);
    const [first] = found;
    if (first && found.length === 1) {
      // Blocks answers until the commit, so that each is counted either before or after.
      await lockEnrolments(inner, courseId);
      await ctx.events.emit(inner, groupsStarted, {
        courseId,
        defaultGroupId: first.id,
      });
    }
    const [group] = await inner.database
      .insert(groups)
      .values({ courseId, name, ...window, createdAt: ctx.clock.now() })
      .returning({ id: groups.id });
    if (!group) throw new Error("The group was not stored.");
    return group.id;
  });
}
