import { and, eq } from "drizzle-orm";

import { signUpRequests } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Withdraws a person's request to join a course, or their place on its waiting list. */
export async function withdrawSignUp(
  { database }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<void> {
  await database
    .delete(signUpRequests)
    .where(and(eq(signUpRequests.userId, userId), eq(signUpRequests.courseId, courseId)));
}
