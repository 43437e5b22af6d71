import { and, eq, exists, gt, isNull, ne, or, type SQL } from "drizzle-orm";

import {
  courses,
  courseSignUps,
  enrolments,
  signUpRequests,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";

const isPublished = and(isNull(courses.deletedAt), eq(courses.status, "published"));

/**
 * Condition on `courses` with `course_sign_ups` that selects those in the catalogue: open to sign-up,
 * now or later.
 * @param onlyPublic selects those with a public page, which are shown without a session
 */
export function inCatalogue(now: Date | SQL, { onlyPublic = false } = {}): SQL | undefined {
  return and(
    isPublished,
    ne(courseSignUps.way, "off"),
    or(isNull(courseSignUps.closesAt), gt(courseSignUps.closesAt, now)),
    or(isNull(courses.endsAt), gt(courses.endsAt, now)),
    onlyPublic ? courseSignUps.isPublic : undefined,
  );
}

/**
 * Condition on the same that selects those whose page may be read: a public one by everyone, another
 * by signed-in people while sign-up is possible, and by those who signed up.
 */
export function hasPageFor({ database }: Context, actor: Actor | null): SQL | undefined {
  if (!actor) return and(isPublished, courseSignUps.isPublic);
  const isTheirs = [enrolments, signUpRequests].map((table) =>
    exists(
      database
        .select({ courseId: table.courseId })
        .from(table)
        .where(and(eq(table.courseId, courses.id), eq(table.userId, actor.id))),
    ),
  );
  return and(isPublished, or(courseSignUps.isPublic, ne(courseSignUps.way, "off"), ...isTheirs));
}
