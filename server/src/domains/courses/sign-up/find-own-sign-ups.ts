import type { OwnSignUp } from "@paso/contract";
import { and, eq, inArray, notExists, sql } from "drizzle-orm";

import { enrolments, signUpRequests } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A person's sign-up state in each of these courses; those without one are left out. */
export async function findOwnSignUps(
  { database }: Context,
  userId: number,
  courseIds: readonly number[],
): Promise<Map<number, OwnSignUp>> {
  if (courseIds.length === 0) return new Map();
  const ids = [...courseIds];
  const [taken, asked] = await Promise.all([
    database
      .select({ courseId: enrolments.courseId })
      .from(enrolments)
      .where(and(eq(enrolments.userId, userId), inArray(enrolments.courseId, ids))),
    database
      .select({
        courseId: signUpRequests.courseId,
        state: signUpRequests.state,
        message: signUpRequests.message,
        position: sql<number>`(select count(*)::int from sign_up_requests before
          where before.course_id = sign_up_requests.course_id and before.state = 'waiting'
            and before.position <= sign_up_requests.position)`,
      })
      .from(signUpRequests)
      .where(and(eq(signUpRequests.userId, userId), inArray(signUpRequests.courseId, ids))),
  ]);
  return new Map([
    ...asked.map(({ courseId, state, message, position }): [number, OwnSignUp] => [
      courseId,
      { state, message, position: state === "waiting" ? position : null },
    ]),
    ...taken.map(({ courseId }): [number, OwnSignUp] => [courseId, ENROLLED]),
  ]);
}

const ENROLLED: OwnSignUp = { state: "enrolled", message: "", position: null };

/** The courses that a person asked to join but does not take. */
export async function findAskedCourses({ database }: Context, userId: number): Promise<number[]> {
  const taken = database
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, signUpRequests.courseId)));
  const rows = await database
    .select({ courseId: signUpRequests.courseId })
    .from(signUpRequests)
    .where(and(eq(signUpRequests.userId, userId), notExists(taken)))
    .orderBy(signUpRequests.position);
  return rows.map(({ courseId }) => courseId);
}
