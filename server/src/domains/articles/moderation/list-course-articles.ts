import { type SQL, sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import {
  type LatestDecision,
  latestDecision,
  type ModerationCursor,
} from "../../discussion/index.ts";
import { articleDiscussion } from "../article/article-discussion.ts";

interface Wanted {
  courseId: number;
  show: "all" | "reported" | "hidden";
  /** As `searchQuery` writes it; null for any words. */
  query: string | null;
  cursor: ModerationCursor;
  limit: number;
}

/** An article as staff list it. */
export interface CourseArticleRow extends Record<string, unknown> {
  id: string;
  author: string;
  title: string;
  /** Of the linked page; null where it is not known. */
  pageTitle: string | null;
  excerpt: string;
  link: string | null;
  createdAt: string;
  hidden: boolean;
  likes: number;
  comments: number;
  views: number;
  /** Open reports on it and on its comments. */
  openReports: number;
  decision: LatestDecision | null;
}

/** A course's articles, those with open reports first. Others are read only as far as the page needs. */
export async function listCourseArticles(
  { database }: Context,
  { courseId, show, query, cursor, limit }: Wanted,
): Promise<CourseArticleRow[]> {
  const matches = matching(show, query);
  const isReported = sql`exists (
    select from article_reports r where r.article_id = a.id and r.decision_id is null)`;
  const reportedBefore = cursor.part === "reported" ? cursor.before : 0;
  const restBefore = cursor.part === "rest" ? cursor.before : Number.MAX_SAFE_INTEGER;
  const { rows } = await database.execute<CourseArticleRow>(sql`
    with reported as (
      select distinct a.id from article_reports r join articles a on a.id = r.article_id
      where r.decision_id is null and a.course_id = ${courseId} and a.id < ${reportedBefore}
        and ${matches}
    ), rest as (
      select a.id from articles a
      where a.course_id = ${courseId} and a.id < ${restBefore} and not ${isReported}
        and ${matches} and ${show !== "reported"}
      order by a.id desc limit ${limit}
    ), picked as (
      select 0 as part, id from reported union all select 1, id from rest
      order by part, id desc limit ${limit}
    )
    select a.id, concat_ws(' ', u.first_name, u.last_name) as author, a.title,
      p.title as "pageTitle", a.excerpt, a.link, a.created_at as "createdAt", a.hidden, a.likes,
      a.comments, a.views,
      (select count(*)::int from article_reports r
        where r.article_id = a.id and r.decision_id is null) as "openReports",
      ${latestDecision(articleDiscussion, { postId: sql`a.id`, commentId: sql`null::bigint` })} as decision
    from picked join articles a on a.id = picked.id
    left join users u on u.id = a.user_id
    left join article_previews p on p.article_id = a.id and p.link = a.link
    order by picked.part, a.id desc`);
  return rows;
}

function matching(show: Wanted["show"], query: string | null): SQL {
  const hidden = sql`(a.hidden or exists (
    select from article_comments c where c.article_id = a.id and c.hidden))`;
  const found = sql`a.words @@ to_tsquery('simple', ${query})`;
  return sql`${show === "hidden" ? hidden : sql`true`} and ${query === null ? sql`true` : found}`;
}
