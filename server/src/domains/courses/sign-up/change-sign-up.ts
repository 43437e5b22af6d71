import type { SignUpSettings } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { courseSignUps, courseStaff } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { sanitiseHtml } from "../../../platform/html/sanitise-html.ts";
import { resolveDate } from "../access/resolve-dates.ts";
import { fillSeats } from "../enrolment/fill-seats.ts";
import { lockSignUp } from "../enrolment/lock-sign-up.ts";
import { findTarget, lockGroups } from "../groups/lock-groups.ts";

interface Change {
  courseId: number;
  settings: SignUpSettings;
}

/**
 * Changes a course's sign-up settings, and the texts of its page. Seats that this frees go to the
 * waiting list.
 * @returns how many were enrolled
 * @throws `invalid` when the course has no such group, and when sign-up closes before it opens
 */
export function changeSignUp(ctx: Context, { courseId, settings }: Change): Promise<number> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const groups = await lockGroups(inner, courseId, "share");
    if (settings.group_id !== null) findTarget(groups, settings.group_id);
    const before = await lockSignUp(inner, courseId);
    const values = {
      way: settings.way,
      seats: settings.seats,
      ...resolveTimes(inner, before, settings),
      groupId: settings.group_id,
      isPublic: settings.is_public,
      isIndexed: settings.is_public && settings.is_indexed,
      summary: settings.summary,
      description:
        settings.description === before?.description
          ? before.description
          : sanitiseHtml(settings.description),
    };
    const [signUp] = await database
      .insert(courseSignUps)
      .values({ courseId, ...values })
      .onConflictDoUpdate({ target: courseSignUps.courseId, set: values })
      .returning();
    for (const { user_id: userId, name } of settings.teachers) {
      await database
        .update(courseStaff)
        .set({ publicName: name })
        .where(and(eq(courseStaff.courseId, courseId), eq(courseStaff.userId, userId)));
    }
    return signUp ? (await fillSeats(inner, signUp)).length : 0;
  });
}

function resolveTimes(
  { site }: Context,
  before: { opensAt: Date | null; closesAt: Date | null } | null,
  settings: SignUpSettings,
) {
  const opensAt = resolveDate(before?.opensAt ?? null, settings.opens_at, site.timeZone);
  const closesAt = resolveDate(before?.closesAt ?? null, settings.closes_at, site.timeZone);
  if (opensAt && closesAt && closesAt <= opensAt) {
    throw invalid({ closes_at: ["Sign-up must close after it opens."] });
  }
  return { opensAt, closesAt };
}
