import { type SQL, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { Context } from "../../../platform/context.ts";
import type { FoundNotification } from "../kinds/found-notification.ts";
import { bellNotifications, visibleNotifications } from "./visible-notifications.ts";

/** Cursor of the bell. */
export interface BellPosition {
  bellAt: Date;
  id: number;
}

interface Wanted {
  userId: number;
  /** Null begins with the latest. */
  after: BellPosition | null;
  limit: number;
}

/** A person's bell, latest first. */
export async function listNotifications(
  ctx: Context,
  { userId, after, limit }: Wanted,
): Promise<(FoundNotification & { bellAt: Date })[]> {
  const rest = after
    ? sql`and (n.bell_at, n.id) < (${after.bellAt.toISOString()}::timestamptz, ${after.id})`
    : sql``;
  const found = await select(
    ctx,
    sql`${bellNotifications(ctx.clock.now())} and n.user_id = ${userId} ${rest}
      order by n.bell_at desc, n.id desc limit ${limit}`,
  );
  return found.flatMap((one) => (one.bellAt ? [{ ...one, bellAt: one.bellAt }] : []));
}

/** Those of these notifications that their receivers may see, oldest first. */
export function findNotifications(
  ctx: Context,
  ids: readonly number[],
): Promise<FoundNotification[]> {
  return select(
    ctx,
    sql`${visibleNotifications(ctx.clock.now())} and ${isAnyOf(sql`n.id`, ids)} order by n.id`,
  );
}

type Dates = "bellAt" | "moduleEndsAt" | "surveyEndsAt" | "liveStartsAt";
type Row = Omit<FoundNotification, Dates> & Record<Dates, string | null>;

async function select({ database }: Context, from: SQL): Promise<FoundNotification[]> {
  const { rows } = await database.execute<Record<string, unknown> & Row>(sql`
    select n.id::int, n.user_id as "userId", n.kind, n.bell_at as "bellAt",
      n.read_at is not null as read, c.id as "courseId", coalesce(c.title, '') as "courseTitle",
      p.id as "pageId", s.id as "sectionId", opinion.id::int as "opinionId",
      ar.id::int as "articleId", e.user_id is not null as "isEnrolled", m.id as "moduleId", m.title as "moduleTitle", m.ends_at as "moduleEndsAt",
      s_open.id as "surveyId", s_open.title as "surveyTitle", s_open.closes_at as "surveyEndsAt",
      an.id as "announcementId", an.title as "announcementTitle",
      live.id as "liveClassId", live.title as "liveTitle", live.time_zone as "liveTimeZone",
      live.starts_at as "liveStartsAt", n.live_change as "liveChange",
      actor.first_name as person, actor.avatar,
      coalesce(likers.people - 1, asking.people - 1, 0) as others, own.state as request,
      case when n.module_id is null then coalesce(opinion_comment.text, ac.text, anc.text, answer.text,
        case when n.article_id is not null then coalesce(nullif(ar.title, ''), ar.link) end, nullif(an.excerpt, ''), nullif(own.message, '')) end as text
    from ${from}`);
  const instant = (date: string | null) => (date === null ? null : new Date(date));
  return rows.map((row) => ({
    ...row,
    bellAt: instant(row.bellAt),
    moduleEndsAt: instant(row.moduleEndsAt),
    surveyEndsAt: instant(row.surveyEndsAt),
    liveStartsAt: instant(row.liveStartsAt),
  }));
}
