import type { StaffNeed } from "@paso/contract";
import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { NeedSource } from "../../courses/index.ts";
import { describeFailure } from "./describe-failure.ts";
import type { MeetingFailure } from "./open-provider-of.ts";

interface FailedDate extends Record<string, unknown> {
  id: number;
  startsAt: string;
  classId: number;
  title: string;
  courseId: number | null;
  /** Whether the provider still has the meeting in its previous state. */
  hasMeeting: boolean;
  reason: MeetingFailure["reason"];
  detail: string;
}

/** Upcoming classes whose meetings failed, of the courses and the site that the person plans for. */
export const findFailedMeetings: NeedSource = async (ctx, { actor, courses, locale }) => {
  const managed = new Map(
    courses.filter(({ may }) => may("manage_students")).map((course) => [course.id, course]),
  );
  const hasSite = actor.role === "admin";
  if (managed.size === 0 && !hasSite) return [];
  const ofCourse = isAnyOf(sql`o.course_id`, managed.keys());
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const { rows } = await ctx.database.execute<FailedDate>(sql`
    select o.id, o.starts_at as "startsAt", c.id as "classId", c.title, o.course_id as "courseId",
      m.external_id is not null and not m.is_gone as "hasMeeting",
      case when m.is_gone then 'gone' else m.error end as reason, m.error_detail as detail
    from live_occurrences o
    join live_meetings m on m.occurrence_id = o.id and (m.is_gone or m.error is not null)
    join live_classes c on c.id = o.class_id
    where (${hasSite ? sql`o.course_id is null or ${ofCourse}` : ofCourse})
      and o.starts_at > ${now} - interval '1 day' and o.ends_at > ${now}
      and o.cancelled_at is null
    order by o.starts_at, o.id`);
  const byClass = Map.groupBy(rows, ({ classId }) => classId);
  return [...byClass].flatMap(([classId, dates]): StaffNeed[] => {
    const [first] = dates;
    if (!first) return [];
    const course = managed.get(first.courseId ?? 0);
    return [
      {
        kind: "meeting",
        course: course ? { id: course.id, title: course.title } : null,
        redirect_to: `/authoring/live/${classId}`,
        class_id: classId,
        title: first.title,
        occurrence_ids: dates.map(({ id }) => id),
        date: formatLocalDate(new Date(first.startsAt), ctx.site.timeZone),
        has_meeting: first.hasMeeting,
        reason: describeFailure(first.reason, first.detail, locale),
      },
    ];
  });
};
