import { and, eq } from "drizzle-orm";

import { signUpRequests } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Who asks to join a course and has no answer yet, and since when. */
export function findPendingRequests({ database }: Context, courseId: number) {
  return database
    .select({ userId: signUpRequests.userId, requestedAt: signUpRequests.requestedAt })
    .from(signUpRequests)
    .where(and(eq(signUpRequests.courseId, courseId), eq(signUpRequests.state, "pending")));
}
