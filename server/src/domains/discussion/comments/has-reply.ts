import { and, eq, sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Discussion } from "../kind/discussion.ts";

/** Whether anyone but the author commented on a post; a hidden comment counts, too. */
export async function hasReply(
  { database }: Context,
  { comments }: Discussion,
  postId: number,
  authorId: number | null,
): Promise<boolean> {
  const found = await database
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.postId, postId), sql`${comments.userId} is distinct from ${authorId}`))
    .limit(1);
  return found.length > 0;
}
