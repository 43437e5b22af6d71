import { eq } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { SignUpRow } from "./lock-sign-up.ts";

/** Number of free seats of a course; infinite if it takes any number, never below 0. */
export async function countFreeSeats(
  { database }: Context,
  { courseId, seats }: Pick<SignUpRow, "courseId" | "seats">,
): Promise<number> {
  if (seats === null) return Infinity;
  const taken = await database.$count(enrolments, eq(enrolments.courseId, courseId));
  return Math.max(0, seats - taken);
}
