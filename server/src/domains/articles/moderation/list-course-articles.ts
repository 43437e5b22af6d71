import { type SQL, sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import {
  type LatestDecision,
  latestDecision,
  type ModerationCursor,
} from "../../discussion/index.ts";
import { articleDiscussion } from "../article/article-discussion.ts";
import { matchingIds } from "../words/matching-ids.ts";

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
  /** Title of the linked page; null if unknown. */
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

const isReported = sql`exists (
  select from article_reports r where r.article_id = articles.id and r.decision_id is null)`;

/** A course's articles, those with open reports first. Others are read only as far as the page needs. */
export async function listCourseArticles(
  { database }: Context,
  wanted: Wanted,
): Promise<CourseArticleRow[]> {
  const { rows } = await database.execute<CourseArticleRow>(sql`
    with reported as (${reportedIds(wanted)}), rest as (${otherIds(wanted)}), picked as (
      select 0 as part, id from reported union all select 1, id from rest
      order by part, id desc limit ${wanted.limit}
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

function reportedIds({ courseId, show, query, cursor }: Wanted): SQL {
  const before = cursor.part === "reported" ? cursor.before : 0;
  return sql`
    select distinct articles.id from article_reports r join articles on articles.id = r.article_id
    where r.decision_id is null and articles.course_id = ${courseId} and articles.id < ${before}
      and ${isShown(courseId, show)} and ${hasWords(query)}`;
}

function otherIds({ courseId, show, query, cursor, limit }: Wanted): SQL {
  if (show === "reported") return sql`select id from articles where false`;
  const before = cursor.part === "rest" ? cursor.before : Number.MAX_SAFE_INTEGER;
  const filters = sql`not ${isReported} and ${isShown(courseId, show)}`;
  if (query !== null) return matchingIds({ courseId, before, query, filters, limit });
  return sql`
    select articles.id from articles
    where articles.course_id = ${courseId} and articles.id < ${before} and ${filters}
    order by articles.id desc limit ${limit}`;
}

/** Hidden ones, and those with hidden comments, are looked up first: there are few of them among many. */
function isShown(courseId: number, show: Wanted["show"]): SQL {
  if (show !== "hidden") return sql`true`;
  return sql`articles.id = any(array(
    select id from articles where course_id = ${courseId} and hidden
    union select c.article_id from article_comments c join articles a on a.id = c.article_id
    where c.hidden and a.course_id = ${courseId}))`;
}

function hasWords(query: string | null): SQL {
  return query === null ? sql`true` : sql`articles.words @@ to_tsquery('simple', ${query})`;
}
