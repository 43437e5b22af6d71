import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Discussion } from "../kind/discussion.ts";

interface Commented {
  userId: number;
  postId: number;
  commentId: number;
  /** The post's author; null if they were erased. */
  authorId: number | null;
  /** Maximum number of people; the most recent commenters. */
  most: number;
}

/** Who commented on a post before, without its author and the person who is commenting now. */
export async function findEarlierCommenters(
  { database }: Context,
  { comments, postId: column }: Discussion,
  { userId, postId, commentId, authorId, most }: Commented,
): Promise<number[]> {
  const { rows } = await database.execute<{ userId: number }>(sql`
    select c.user_id as "userId" from ${comments} c
    where c.${column} = ${postId} and c.id < ${commentId} and not c.hidden
      and c.user_id <> ${userId} and c.user_id is distinct from ${authorId}
    group by c.user_id order by max(c.id) desc limit ${most}`);
  return rows.map((row) => row.userId);
}
