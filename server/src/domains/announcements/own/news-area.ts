import type { LatestNews } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import { formatLocalDate } from "../../../platform/local-date.ts";
import type { AreaSource, CardSource } from "../../courses/index.ts";
import { isReadBy, isShownTo, scopesOf } from "./scopes-of.ts";

/** Maximum latest announcements counted per audience: larger counts are of no use. */
const MOST_COUNTED = 100;

/** Announcements of the last 60 days to `viewer`, with `is_read`. Older ones are only in the list. */
const recent = sql`(
  select a.*, ${isReadBy(sql`viewer.id`)} as is_read
  from ${scopesOf(sql`viewer.id`)} s
  cross join lateral (
    select a.* from announcements a
    where ${isShownTo(sql`viewer.now`)}
    order by a.is_pinned desc, a.visible_from desc, a.id desc
    limit ${sql.raw(String(MOST_COUNTED))}) a
  where a.visible_from > viewer.now - interval '60 days')`;

/** The viewer's news, if there is any: the number of recent unread ones. */
export const newsArea: AreaSource = {
  area: "news",
  waiting: sql`
    select (select count(*)::int from ${recent} a where not a.is_read)
    where exists (
      select from ${scopesOf(sql`viewer.id`)} s
      join announcements a on ${isShownTo(sql`viewer.now`)})`,
};

/** Announcements for staff who may write some, or have some to see. */
export const staffNewsArea: AreaSource = {
  area: "staff_news",
  waiting: sql`
    select 0 where viewer.role = 'admin'
      or viewer.role = 'instructor' and exists (
        select from course_staff cs where cs.user_id = viewer.id)
      or viewer.role in ('instructor', 'viewer') and exists (
        select from announcements a where a.visible_from is not null)`,
};

interface FoundNews {
  id: number;
  title: string;
  excerpt: string;
  visible_from: string;
  is_urgent: boolean;
  is_read: boolean;
  first_name: string | null;
  last_name: string | null;
  avatar: string | null;
  course: { id: number; title: string } | null;
  others: number;
}

const foundNews: SQL = sql`
  select json_build_object(
    'id', a.id, 'title', a.title, 'excerpt', a.excerpt, 'visible_from', a.visible_from,
    'is_urgent', a.is_urgent, 'is_read', a.is_read,
    'first_name', u.first_name, 'last_name', u.last_name, 'avatar', u.avatar,
    'course', case when c.id is not null then json_build_object('id', c.id, 'title', c.title) end,
    'others', a.unread - case when a.is_read then 0 else 1 end)
  from (
    select a.*, (count(*) filter (where not a.is_read) over ())::int as unread from ${recent} a
    order by (a.is_urgent and not a.is_read) desc, a.visible_from desc, a.id desc limit 1) a
  left join users u on u.id = a.author_id
  left join courses c on c.id = a.course_id`;

/** On a student's home: the unread urgent announcement, or else the latest one. */
export const newsCard: CardSource<"news"> = {
  card: "news",
  find: foundNews,
  present: (found: FoundNews, { site }): LatestNews => ({
    id: found.id,
    title: found.title,
    text: found.excerpt,
    published: formatLocalDate(new Date(found.visible_from), site.timeZone),
    is_urgent: found.is_urgent,
    is_read: found.is_read,
    author:
      found.first_name === null
        ? null
        : { name: `${found.first_name} ${found.last_name ?? ""}`.trim(), avatar: found.avatar },
    course: found.course,
    path: `/student/news/${found.id}`,
    others: found.others,
  }),
};
