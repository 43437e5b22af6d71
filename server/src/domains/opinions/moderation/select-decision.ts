import { type SQL, sql } from "drizzle-orm";

/** The latest decision about a text, as it comes out of the database. */
export interface LatestDecision {
  hidden: boolean;
  /** Full name of who decided; empty where they were erased. */
  by: string;
  at: string;
}

/** An expression for the latest decision about an opinion, or about a comment on it; null for none. */
export function latestDecision(opinionId: SQL, commentId: SQL): SQL {
  return sql`(
    select json_build_object('hidden', d.hidden, 'by', concat_ws(' ', w.first_name, w.last_name),
      'at', d.created_at)
    from opinion_decisions d left join users w on w.id = d.user_id
    where d.opinion_id = ${opinionId} and d.comment_id is not distinct from ${commentId}
    order by d.id desc limit 1)`;
}
