import { and, eq, inArray } from "drizzle-orm";

import { signUpRequests } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { signUpAnswered } from "../enrolment/courses-events.ts";
import { fillSeats } from "../enrolment/fill-seats.ts";
import { lockSignUp } from "../enrolment/lock-sign-up.ts";
import { lockGroups } from "../groups/lock-groups.ts";

interface Decision {
  courseId: number;
  userIds: readonly number[];
  decision: "approve" | "decline";
  /** To those who are declined. */
  message: string;
  /** Who decides. */
  decidedBy: number;
}

interface Decided {
  enrolled: number[];
  waiting: number[];
  declined: number[];
}

/**
 * Decides requests to join a course. Approved people take the free seats in the order in which they
 * asked, along with those already waiting; the rest wait. Approving a waiting person is a no-op,
 * declining removes them from the waiting list.
 */
export function decideRequests(ctx: Context, decision: Decision): Promise<Decided> {
  return withTransaction(ctx, async (inner) => {
    const { courseId, userIds } = decision;
    await lockGroups(inner, courseId, "share");
    const signUp = await lockSignUp(inner, courseId);
    if (!signUp) return { enrolled: [], waiting: [], declined: [] };
    if (decision.decision === "decline") return decline(inner, decision);
    const approved = await inner.database
      .update(signUpRequests)
      .set({ state: "waiting" })
      .where(isAmong(courseId, userIds, ["pending"]))
      .returning({ userId: signUpRequests.userId });
    const ids = approved.map(({ userId }) => userId);
    const enrolled = new Set(await fillSeats(inner, signUp, decision.decidedBy));
    const waiting = ids.filter((id) => !enrolled.has(id));
    await answer(inner, courseId, waiting);
    return { enrolled: ids.filter((id) => enrolled.has(id)), waiting, declined: [] };
  });
}

async function decline(ctx: Context, { courseId, userIds, message }: Decision): Promise<Decided> {
  const rows = await ctx.database
    .update(signUpRequests)
    .set({ state: "declined", message })
    .where(isAmong(courseId, userIds, ["pending", "waiting"]))
    .returning({ userId: signUpRequests.userId });
  const declined = rows.map(({ userId }) => userId);
  await answer(ctx, courseId, declined);
  return { enrolled: [], waiting: [], declined };
}

function isAmong(courseId: number, userIds: readonly number[], states: ("pending" | "waiting")[]) {
  return and(
    eq(signUpRequests.courseId, courseId),
    inArray(signUpRequests.userId, [...userIds]),
    inArray(signUpRequests.state, states),
  );
}

async function answer(ctx: Context, courseId: number, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  await emit(ctx, signUpAnswered, { courseId, userIds, at: ctx.clock.now().toISOString() });
}
