import { eq } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { SignUpRow } from "./lock-sign-up.ts";

/** How many seats of a course nobody has; infinite where it takes any number, never below 0. */
export async function countFreeSeats(
  { database }: Context,
  { courseId, seats }: Pick<SignUpRow, "courseId" | "seats">,
): Promise<number> {
  if (seats === null) return Infinity;
  const taken = await database.$count(enrolments, eq(enrolments.courseId, courseId));
  return Math.max(0, seats - taken);
}
