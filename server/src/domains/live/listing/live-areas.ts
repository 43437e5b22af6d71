import type { NextClass } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import type { AreaSource, CardSource, CoursePartSource } from "../../courses/index.ts";
import { joinsFrom } from "../schedule/occurrence-state.ts";

/** Courses that the viewer takes, each with the one group whose classes are for them. */
const taken = sql`
  select e.course_id, e.group_id from enrolments e
  join courses k on k.id = e.course_id and k.deleted_at is null and k.status = 'published'
  join groups g on g.id = e.group_id
  where e.user_id = viewer.id
    and coalesce(e.ends_at, g.ends_at, k.ends_at, 'infinity') > viewer.now`;

/** Courses that the viewer works on. */
const taught = sql`
  select cs.course_id from course_staff cs
  join courses k on k.id = cs.course_id and k.deleted_at is null
  where cs.user_id = viewer.id`;

const isForGroup = sql`(c.group_id is null or c.group_id = mine.group_id)`;

/** Classes that the viewer may attend or hosts, once there is one. */
export const liveArea: AreaSource = {
  area: "live",
  waiting: sql`
    select 0 where exists (select from live_classes c where c.course_id is null)
      or exists (
        select from (${taken}) mine
        join live_classes c on c.course_id = mine.course_id and ${isForGroup})
      or exists (select from live_hosts h where h.user_id = viewer.id)`,
};

/** The same for one course, including past classes with their recordings. */
export const livePart: CoursePartSource = {
  part: "live",
  waiting: sql`
    select 0 where exists (
      select from (${taken}) mine
      join live_classes c on c.course_id = mine.course_id and ${isForGroup}
      where mine.course_id = viewer.course_id)`,
};

/** Classes that staff plan: for those who may, and for read-only staff once there is one. */
export const staffLiveArea: AreaSource = {
  area: "staff_live",
  waiting: sql`
    select 0 where viewer.role = 'admin'
      or viewer.role = 'instructor' and (
        exists (${taught}) or exists (select from live_hosts h where h.user_id = viewer.id))
      or viewer.role = 'viewer' and exists (select from live_classes)`,
};

/** The first date in one source that is not over: read from an index, however many dates there are. */
const nextOf = (source: SQL) => sql`
  select o.id, o.starts_at from live_occurrences o
  where ${source} and o.starts_at > viewer.now - interval '1 day' and o.ends_at > viewer.now
    and o.cancelled_at is null
  order by o.starts_at, o.id limit 1`;

const nextHosted = sql`
  select next.* from (select class_id from live_hosts where user_id = viewer.id) mine
  cross join lateral (${nextOf(sql`o.class_id = mine.class_id`)}) next`;

const nextAttended = sql`
  (${nextOf(sql`o.course_id is null`)})
  union all (
    select next.* from (${taken}) mine
    cross join lateral (${nextOf(
      sql`o.course_id = mine.course_id and (o.group_id is null or o.group_id = mine.group_id)`,
    )}) next)
  union all (${nextHosted})`;

const nextTaught = sql`
  (${nextOf(sql`o.course_id is null and viewer.role = 'admin'`)})
  union all (
    select next.* from (${taught}) mine
    cross join lateral (${nextOf(sql`o.course_id = mine.course_id`)}) next)
  union all (${nextHosted})`;

/** A date as a card shows it. */
interface FoundClass {
  id: number;
  title: string;
  text: string;
  time_zone: string;
  starts_at: string;
  ends_at: string;
  course: NextClass["course"];
  host: string | null;
  people: number | null;
}

const cardOf = (dates: SQL) => sql`
  select json_build_object(
    'id', c.id, 'title', c.title, 'text', c.text, 'time_zone', c.time_zone,
    'starts_at', o.starts_at, 'ends_at', o.ends_at,
    'course', case when k.id is not null then json_build_object('id', k.id, 'title', k.title) end,
    'host', (
      select concat_ws(' ', u.first_name, u.last_name) from live_hosts h
      join users u on u.id = h.user_id where h.class_id = c.id
      order by u.first_name, u.last_name, u.id limit 1),
    'people', case when k.id is not null then (
      select count(*)::int from enrolments e
      where e.course_id = k.id and (c.group_id is null or e.group_id = c.group_id)) end)
  from (select * from (${dates}) dates order by starts_at, id limit 1) first
  join live_occurrences o on o.id = first.id
  join live_classes c on c.id = o.class_id
  left join courses k on k.id = c.course_id`;

/** Maximum length of a class's text on a card, in characters. */
const LONGEST_TEXT = 200;

function presentCard(found: FoundClass, folder: "student" | "authoring"): NextClass {
  const startsAt = new Date(found.starts_at);
  const { id, title, text, course, host, time_zone, people } = found;
  return {
    id,
    title,
    course,
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).trimEnd()}…` : text,
    host,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(found.ends_at).toISOString(),
    joins_at: joinsFrom({ startsAt }).toISOString(),
    time_zone,
    path: `/${folder}/live/${id}`,
    calendar_path: `/api/live-classes/${id}/calendar`,
    people: folder === "authoring" ? people : null,
  };
}

/** The class that is on or comes next, for those who attend it. */
export const nextClassCard: CardSource<"next_class"> = {
  card: "next_class",
  find: cardOf(nextAttended),
  present: (found: FoundClass) => presentCard(found, "student"),
};

/** The class that is on or comes next, for its staff. */
export const taughtClassCard: CardSource<"taught_class"> = {
  card: "taught_class",
  find: cardOf(nextTaught),
  present: (found: FoundClass) => presentCard(found, "authoring"),
};
