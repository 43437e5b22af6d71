import { type SQL, sql } from "drizzle-orm";

import type { Discussion } from "../kind/discussion.ts";

/** The latest decision about a text, as it comes out of the database. */
export interface LatestDecision {
  hidden: boolean;
  /** Full name of who decided; empty if they were erased. */
  by: string;
  at: string;
}

/** An expression for the latest decision about a post, or about a comment on it; null for none. */
export function latestDecision(
  { decisions, postId }: Discussion,
  text: { postId: SQL; commentId: SQL },
): SQL {
  return sql`(
    select json_build_object('hidden', d.hidden, 'by', concat_ws(' ', w.first_name, w.last_name),
      'at', d.created_at)
    from ${decisions} d left join users w on w.id = d.user_id
    where d.${postId} = ${text.postId} and d.comment_id is not distinct from ${text.commentId}
    order by d.id desc limit 1)`;
}
