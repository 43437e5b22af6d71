import { type SQL, sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Discussion } from "../kind/discussion.ts";
import { type LatestDecision, latestDecision } from "./latest-decision.ts";

/** An open report, as it comes out of the database. */
export interface OpenReport {
  by: string;
  reason: string;
  at: string;
}

/** A comment as staff see it. */
export interface CommentRow extends Record<string, unknown> {
  id: string;
  author: string;
  text: string;
  createdAt: string;
  hidden: boolean;
  decision: LatestDecision | null;
  reports: OpenReport[];
}

/** A post's open reports and a page of its comments, hidden ones included, oldest first. */
export async function readModeratedPost(
  { database }: Context,
  discussion: Discussion,
  { postId, after, limit }: { postId: number; after: number; limit: number },
): Promise<{ reports: OpenReport[]; comments: CommentRow[] }> {
  const { comments } = discussion;
  const [own, found] = await Promise.all([
    database.execute<{ reports: OpenReport[] }>(
      sql`select ${openReports(discussion, postId, sql`null::bigint`)} as reports`,
    ),
    database.execute<CommentRow>(sql`
      select c.id, concat_ws(' ', u.first_name, u.last_name) as author, c.text,
        c.created_at as "createdAt", c.hidden,
        ${latestDecision(discussion, { postId: sql`c.${discussion.postId}`, commentId: sql`c.id` })} as decision,
        ${openReports(discussion, postId, sql`c.id`)} as reports
      from ${comments} c left join users u on u.id = c.user_id
      where c.${discussion.postId} = ${postId} and c.id > ${after}
      order by c.id limit ${limit}`),
  ]);
  return { reports: own.rows[0]?.reports ?? [], comments: found.rows };
}

/** Maximum number of reports shown per text. */
const MOST_REPORTS = 50;

function openReports({ reports, postId: column }: Discussion, postId: number, commentId: SQL): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object('by', o.by, 'reason', o.reason, 'at', o.created_at)
      order by o.created_at), '[]')
    from (
      select concat_ws(' ', w.first_name, w.last_name) as by, r.reason, r.created_at
      from ${reports} r join users w on w.id = r.user_id
      where r.${column} = ${postId} and r.comment_id is not distinct from ${commentId}
        and r.decision_id is null
      order by r.created_at limit ${MOST_REPORTS}
    ) o)`;
}
