import { and, asc, eq, gt, inArray, notExists, sql } from "drizzle-orm";

import {
  courses,
  courseSignUps,
  enrolments,
  signUpRequests,
  users,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { staffScope } from "../access/find-course.ts";
import { countFreeSeats } from "../enrolment/count-free-seats.ts";

interface Wanted {
  courseId: number;
  /** Both if omitted. */
  state?: "pending" | "waiting" | undefined;
  /** Cursor: the position before the first one; null to begin. */
  after: number | null;
  limit: number;
}

/** People who asked to join a course or wait for a seat, in the order in which they asked. */
export function listRequests({ database }: Context, { courseId, state, after, limit }: Wanted) {
  return database
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      avatar: users.avatar,
      state: sql<"pending" | "waiting">`${signUpRequests.state}`,
      position: sql<number>`${signUpRequests.position}::int`,
      text: signUpRequests.text,
      requestedAt: signUpRequests.requestedAt,
    })
    .from(signUpRequests)
    .innerJoin(users, eq(users.id, signUpRequests.userId))
    .where(
      and(
        eq(signUpRequests.courseId, courseId),
        state ? eq(signUpRequests.state, state) : inArray(signUpRequests.state, IN_LINE),
        after === null ? undefined : gt(signUpRequests.position, after),
      ),
    )
    .orderBy(asc(signUpRequests.position))
    .limit(limit);
}

const IN_LINE = ["pending", "waiting"] as const;

/** The lengths of a course's queues, and how many seats are left. */
export async function countRequests(ctx: Context, courseId: number) {
  const { database } = ctx;
  const [[signUp], rows] = await Promise.all([
    database.select().from(courseSignUps).where(eq(courseSignUps.courseId, courseId)),
    database
      .select({ state: signUpRequests.state, people: sql<number>`count(*)::int` })
      .from(signUpRequests)
      .where(eq(signUpRequests.courseId, courseId))
      .groupBy(signUpRequests.state),
  ]);
  const count = (state: string) => rows.find((row) => row.state === state)?.people ?? 0;
  const free = signUp ? await countFreeSeats(ctx, signUp) : Infinity;
  return {
    pending: count("pending"),
    waiting: count("waiting"),
    seatsLeft: free === Infinity ? null : free,
  };
}

/** Undecided requests to join one course. */
export interface PendingRequests {
  courseId: number;
  courseTitle: string;
  requests: number;
  /** When the first of them asked. */
  since: Date;
}

/** The requests that await this person's decision, by course, oldest first. */
export function listPendingRequests(ctx: Context, actor: Actor): Promise<PendingRequests[]> {
  const { database } = ctx;
  const taken = database
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.userId, signUpRequests.userId),
        eq(enrolments.courseId, signUpRequests.courseId),
      ),
    );
  const since = sql`min(${signUpRequests.requestedAt})`;
  return database
    .select({
      courseId: courses.id,
      courseTitle: courses.title,
      requests: sql<number>`count(*)::int`,
      since: since.mapWith(signUpRequests.requestedAt),
    })
    .from(signUpRequests)
    .innerJoin(courses, eq(courses.id, signUpRequests.courseId))
    .where(
      and(
        eq(signUpRequests.state, "pending"),
        sql`${courses.deletedAt} is null`,
        notExists(taken),
        staffScope(ctx, actor, "manage_students"),
      ),
    )
    .groupBy(courses.id)
    .orderBy(since);
}
