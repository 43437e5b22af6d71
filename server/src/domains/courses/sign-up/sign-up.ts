import { and, eq, ne } from "drizzle-orm";

import { signUpRequests } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import type { Course } from "../access/find-course.ts";
import { countFreeSeats } from "../enrolment/count-free-seats.ts";
import { signUpRequested } from "../enrolment/courses-events.ts";
import { enrolUsers } from "../enrolment/enrol-users.ts";
import { fillSeats } from "../enrolment/fill-seats.ts";
import { lockSignUp } from "../enrolment/lock-sign-up.ts";
import { lockGroups } from "../groups/lock-groups.ts";
import { isEnrolled } from "../invitations/find-invitation.ts";
import { signUpState } from "./sign-up-state.ts";

interface Asking {
  course: Course;
  userId: number;
  /** Message to the deciding staff. */
  text: string;
}

/**
 * Enrols a person on their own request, or puts them on a list: for approval by staff, or for a seat
 * in a full course. People already enrolled or on a list stay where they are.
 * @throws `conflict` while sign-up is not open
 */
export function signUp(ctx: Context, { course, userId, text }: Asking): Promise<void> {
  const courseId = course.id;
  return withTransaction(ctx, async (inner) => {
    const { database, clock } = inner;
    await lockGroups(inner, courseId, "share");
    const terms = await lockSignUp(inner, courseId);
    if (!terms) throw notFound();
    if (await isEnrolled(inner, { userId, courseId })) return;
    const isTheirs = and(eq(signUpRequests.userId, userId), eq(signUpRequests.courseId, courseId));
    const isInLine = and(isTheirs, ne(signUpRequests.state, "declined"));
    if ((await database.$count(signUpRequests, isInLine)) > 0) return;
    const now = clock.now();
    refuseClosed(signUpState(terms, course.endsAt, now));
    if (terms.way === "open") {
      // The waiting list first: a seat may have become free by itself.
      await fillSeats(inner, terms);
      if ((await countFreeSeats(inner, terms)) > 0) {
        const groupId = terms.groupId ?? undefined;
        await enrolUsers(inner, { courseId, userIds: [userId], groupId, enrolledBy: userId });
        return;
      }
    }
    const state = terms.way === "open" ? ("waiting" as const) : ("pending" as const);
    await database.delete(signUpRequests).where(isTheirs);
    await database
      .insert(signUpRequests)
      .values({ userId, courseId, state, text, requestedAt: now });
    if (state === "pending") await emit(inner, signUpRequested, { courseId, userId });
  });
}

function refuseClosed(state: ReturnType<typeof signUpState>): void {
  if (state === "not_open") {
    throw conflict("sign_up_not_open", "Sign-up for this course has not opened yet.");
  }
  if (state === "closed") {
    throw conflict("sign_up_closed", "Sign-up for this course is closed.");
  }
}
