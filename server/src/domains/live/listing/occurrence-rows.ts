import type { WhenOfClasses } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import { containsPattern } from "../../../database/contains-pattern.ts";
import type { Context } from "../../../platform/context.ts";

/** A date of a class as lists show it. */
export interface OccurrenceRow {
  id: number;
  classId: number;
  startsAt: Date;
  endsAt: Date;
  plannedAt: Date;
  cancelledAt: Date | null;
  cancelReason: string;
  title: string;
  text: string;
  timeZone: string;
  capacity: number | null;
  courseId: number | null;
  courseTitle: string | null;
  groupId: number | null;
  groupName: string | null;
  hosts: string[];
  isHost: boolean;
}

/** Which dates a list shows. */
export interface ListWanted {
  userId: number;
  when: WhenOfClasses;
  courseId: number | null;
  /** Part of the title; empty for all. */
  search: string;
  /** The last date of the previous page; null for the first page. */
  after: { startsAt: Date; id: number } | null;
  limit: number;
}

/** Milliseconds of the longest class: one that began earlier is over. */
const LONGEST = 24 * 3_600_000;

const literal = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** The order of a list. */
function listOrder(when: WhenOfClasses): SQL {
  return when === "upcoming" ? sql`o.starts_at, o.id` : sql`o.starts_at desc, o.id desc`;
}

/**
 * Ids of dates in one source of a list, limited to as many as the list shows: each source is read from
 * an index, however many dates there are.
 * @param source a condition on `o`, a row of `live_occurrences`
 */
export function datesOf(
  source: SQL,
  { when, courseId, search, after, limit }: ListWanted,
  now: Date,
): SQL {
  const window =
    when === "upcoming"
      ? sql`o.starts_at > ${literal(new Date(now.getTime() - LONGEST))} and o.ends_at > ${literal(now)}`
      : sql`o.starts_at < ${literal(now)} and o.ends_at <= ${literal(now)}`;
  const comparison = when === "upcoming" ? sql`>` : sql`<`;
  const rest = after
    ? sql`(o.starts_at, o.id) ${comparison} (${literal(after.startsAt)}, ${after.id})`
    : sql`true`;
  return sql`
    select o.id from live_occurrences o
    where ${source} and ${window} and ${rest}
      and ${courseId === null ? sql`true` : sql`o.course_id = ${courseId}`}
      and ${
        search === ""
          ? sql`true`
          : sql`exists (
              select from live_classes c
              where c.id = o.class_id and c.title ilike ${containsPattern(search)})`
      }
    order by ${listOrder(when)} limit ${limit}`;
}

type Dates = "startsAt" | "endsAt" | "plannedAt";
type Row = Omit<OccurrenceRow, Dates | "cancelledAt"> &
  Record<Dates, string> & { cancelledAt: string | null };

/**
 * Dates with the columns that lists show.
 * @param ids a query for their ids
 */
export async function selectOccurrences(
  { database }: Context,
  ids: SQL,
  { userId, when, limit }: Pick<ListWanted, "userId" | "when" | "limit">,
): Promise<OccurrenceRow[]> {
  const { rows } = await database.execute<Record<string, unknown> & Row>(sql`
    select o.id, o.class_id as "classId", o.starts_at as "startsAt", o.ends_at as "endsAt",
      o.planned_at as "plannedAt", o.cancelled_at as "cancelledAt",
      o.cancel_reason as "cancelReason", c.title, c.text, c.time_zone as "timeZone", c.capacity,
      k.id as "courseId", k.title as "courseTitle", g.id as "groupId", g.name as "groupName",
      array(
        select concat_ws(' ', u.first_name, u.last_name) from live_hosts h
        join users u on u.id = h.user_id where h.class_id = c.id
        order by u.first_name, u.last_name, u.id) as hosts,
      exists (
        select from live_hosts h where h.class_id = c.id and h.user_id = ${userId}) as "isHost"
    from live_occurrences o
    join live_classes c on c.id = o.class_id
    left join courses k on k.id = c.course_id
    left join groups g on g.id = c.group_id
    where o.id in (${ids}) and (k.id is null or k.deleted_at is null)
    order by ${listOrder(when)} limit ${limit}`);
  return rows.map((row) => ({
    ...row,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    plannedAt: new Date(row.plannedAt),
    cancelledAt: row.cancelledAt === null ? null : new Date(row.cancelledAt),
  }));
}
