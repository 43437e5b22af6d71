import type { AnnouncementState } from "@paso/contract";
import { and, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";

import { containsPattern } from "../../../database/contains-pattern.ts";
import {
  announcementReadings,
  announcementReports,
  announcements,
  courses,
  groups,
  users,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { visibleTo } from "../../courses/index.ts";
import { type NamedAnnouncement, namedAnnouncement } from "../announcement/find-announcement.ts";
import { isUntouched } from "../announcement/is-untouched.ts";
import { MOST_COUNTED } from "./present-managed.ts";

interface Wanted {
  /** Part of the title; empty for all. */
  search: string;
  state: AnnouncementState | undefined;
  courseId: number | undefined;
  /** Exclusive upper id of the page. */
  before: number;
  limit: number;
}

const readers = sql<number>`(
  select count(*)::int from (
    select from ${announcementReadings} r where r.announcement_id = ${announcements.id}
    limit ${MOST_COUNTED}) counted)`;

/** Partial index `announcement_reports_open`: few at any time. */
const openReports = sql<number>`(
  select count(*)::int from ${announcementReports} o
  where o.announcement_id = ${announcements.id} and o.decision_id is null)`;

/** Announcements of a person's courses and of the site, newest first; without those begun and left at once. */
export function listManaged(
  ctx: Context,
  actor: Actor,
  { search, state, courseId, before, limit }: Wanted,
): Promise<(NamedAnnouncement & { readers: number; openReports: number })[]> {
  const fitting = and(
    lt(announcements.id, before),
    sql`not ${isUntouched}`,
    state && inState(state, ctx.clock.now()),
    search === "" ? undefined : ilike(announcements.title, containsPattern(search)),
    // Only administrators see the site's drafts.
    actor.role === "admin"
      ? undefined
      : or(isNotNull(announcements.courseId), isNotNull(announcements.visibleFrom)),
  );
  const seesAll = actor.role === "admin" || actor.role === "viewer";
  return ctx.database
    .select({ ...namedAnnouncement, readers, openReports })
    .from(announcements)
    .leftJoin(courses, eq(courses.id, announcements.courseId))
    .leftJoin(groups, eq(groups.id, announcements.groupId))
    .leftJoin(users, eq(users.id, announcements.authorId))
    .where(
      courseId === undefined && seesAll
        ? and(fitting, isNull(courses.deletedAt))
        : amongScopes(ctx, actor, { courseId, fitting, limit }),
    )
    .orderBy(desc(announcements.id))
    .limit(limit);
}

interface Part {
  courseId: number | undefined;
  fitting: SQL | undefined;
  limit: number;
}

/** The newest of each course the person sees, and of the site: at most a page of each. */
function amongScopes(ctx: Context, actor: Actor, { courseId, fitting, limit }: Part): SQL {
  const seen = ctx.database
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(visibleTo(ctx, actor), courseId === undefined ? undefined : eq(courses.id, courseId)),
    );
  const site = courseId === undefined ? sql`select 0 union all` : sql``;
  return sql`${announcements.id} in (
    select newest.id from (${site} ${seen}) scope (id)
    cross join lateral (
      select ${announcements.id} from ${announcements}
      where coalesce(${announcements.courseId}, 0) = scope.id and ${fitting}
      order by ${announcements.id} desc limit ${limit}) newest)`;
}

function inState(state: AnnouncementState, instant: Date): SQL {
  const now = sql`${instant.toISOString()}::timestamptz`;
  const { visibleFrom, expiresAt, withdrawnAt } = announcements;
  const shown = sql`${withdrawnAt} is null and coalesce(${expiresAt}, 'infinity') > ${now}`;
  const conditions: Record<AnnouncementState, SQL> = {
    draft: sql`${visibleFrom} is null`,
    planned: sql`${visibleFrom} > ${now} and ${shown}`,
    sent: sql`${visibleFrom} <= ${now} and ${shown}`,
    expired: sql`${visibleFrom} is not null and ${withdrawnAt} is null and ${expiresAt} <= ${now}`,
    withdrawn: sql`${withdrawnAt} is not null`,
  };
  return conditions[state];
}
