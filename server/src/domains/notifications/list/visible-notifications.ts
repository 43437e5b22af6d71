import { type SQL, sql } from "drizzle-orm";

import { rolesWith } from "../../courses/index.ts";
import { mayAttend } from "../../live/index.ts";
import { isAsked } from "../../surveys/index.ts";

/**
 * Notifications `n` that their receiver may still see, with what they are about: the course is open
 * to them or will be, and nothing was hidden, removed or taken back. Of a bundle, the latest who
 * still likes it or asks is `actor`. Requests are for staff, and answers for people outside the
 * course. An announcement is still shown to them; what is said to one, or to an article, is for the staff there as
 * well. A survey is open to them, and they have not answered it.
 * A live class is one that they may attend, and what they are reminded of is to come.
 */
export function visibleNotifications(now: Date | SQL) {
  const managers = sql.join(
    rolesWith("manage_students").map((role) => sql`${role}`),
    sql`, `,
  );
  const instant = instantOf(now);
  return sql`
    notifications n
    left join courses c on c.id = n.course_id and c.deleted_at is null and c.status = 'published'
    left join enrolments e on e.user_id = n.user_id and e.course_id = n.course_id
    left join groups g on g.id = e.group_id
    left join opinions o on o.id = n.opinion_id
    left join answers a on a.id = o.id
    left join sections s on s.id = o.section_id
    left join pages p on p.id = s.page_id
    left join opinion_comments oc on oc.id = n.comment_id
    left join article_comments ac on ac.id = n.article_comment_id
    left join articles ar on ar.id = coalesce(n.article_id, ac.article_id)
    left join announcement_comments anc on anc.id = n.announcement_comment_id
    left join modules m on m.id = n.module_id
    left join lateral (
      select s.id, s.title, s.closes_at from surveys s
      join users u on u.id = n.user_id and ${isAsked}
      where s.id = n.survey_id and s.published_at is not null
        and coalesce(s.opens_at, '-infinity') <= ${instant}
        and coalesce(s.closes_at, 'infinity') > ${instant}
        and not exists (
          select from survey_participations sp where sp.survey_id = s.id and sp.user_id = u.id)
    ) s_open on n.survey_id is not null
    left join announcements an
      on an.id = coalesce(n.announcement_id, anc.announcement_id) and an.visible_from <= ${instant}
      and an.ended_at is null and coalesce(an.expires_at, 'infinity') > ${instant}
    left join lateral (
      select (array_agg(l.user_id order by l.created_at desc))[1] as user_id, count(*)::int as people
      from notification_actors na
      join lateral (
        select user_id, created_at from opinion_likes
        where user_id = na.user_id and opinion_id = n.opinion_id
        union all
        select user_id, created_at from article_likes
        where user_id = na.user_id and article_id = n.article_id
      ) l on true
      where na.notification_id = n.id
    ) likers on n.kind = 'like'
    left join lateral (
      select (array_agg(r.user_id order by r.position desc))[1] as user_id, count(*)::int as people
      from sign_up_requests r where r.course_id = n.course_id and r.state = 'pending'
    ) asking on n.kind = 'request'
    left join sign_up_requests own on n.kind = 'request-answer'
      and own.user_id = n.user_id and own.course_id = n.course_id
      and own.state in ('waiting', 'declined')
    left join lateral (
      select c.id, c.title, c.time_zone, coalesce(o.starts_at, (
        select min(next.starts_at) from live_occurrences next
        where next.class_id = c.id and next.ends_at > ${instant} and next.cancelled_at is null
      )) as starts_at, o.cancelled_at, o.ends_at
      from live_classes c
      left join live_occurrences o on o.id = n.live_occurrence_id
      where c.id = n.live_class_id and ${mayAttend(sql`n.user_id`, instant)}
    ) live on n.live_class_id is not null
    left join users actor
      on actor.id = coalesce(oc.user_id, ac.user_id, anc.user_id, likers.user_id, asking.user_id,
        case when anc.id is null then an.author_id end)
    where (n.course_id is null or c.id is not null or live.id is not null) and case
        when n.kind in ('survey', 'survey-reminder') then s_open.id is not null
        when n.kind = 'live-class' then live.id is not null
        when n.kind = 'live-reminder' then live.ends_at > ${instant} and live.cancelled_at is null
        when n.kind = 'announcement' then an.id is not null and ${isAddressed}
        when n.kind = 'announcement-comment' then an.id is not null and ${isStaffThere}
        when n.kind = 'request' then asking.people > 0 and exists (
          select from course_staff cs where cs.user_id = n.user_id and cs.course_id = n.course_id
            and cs.role in (${managers}))
        when n.kind = 'request-answer' then e.user_id is null and own.user_id is not null
        when anc.id is not null then an.id is not null and (${isAddressed} or ${isStaffThere})
        when ar.id is not null then ${takesCourse(instant)} or ${isStaffThere}
        else ${takesCourse(instant)}
      end
      and (n.opinion_id is null or (o.published and not o.hidden and s.deleted_at is null and p.deleted_at is null))
      and (n.comment_id is null or not oc.hidden)
      and (ar.id is null or not ar.hidden)
      and (n.article_comment_id is null or not ac.hidden)
      and (n.announcement_comment_id is null or not anc.hidden)
      and (n.module_id is null or m.deleted_at is null)
      and (n.kind <> 'like' or likers.people > 0)`;
}

const isAddressed = sql`(an.course_id is null
  or e.user_id is not null and coalesce(an.group_id, e.group_id) = e.group_id)`;

/** Of the course that it is about, or an administrator. */
const isStaffThere = sql`exists (
  select from users u where u.id = n.user_id and (u.role = 'admin' or exists (
    select from course_staff cs where cs.user_id = u.id and cs.course_id = n.course_id)))`;

function takesCourse(instant: SQL): SQL {
  return sql`(e.user_id is not null
    and coalesce(e.ends_at, g.ends_at, c.ends_at, 'infinity') > ${instant})`;
}

/** Those of {@link visibleNotifications} that are in the bell by now. */
export function bellNotifications(now: Date | SQL) {
  return sql`${visibleNotifications(now)} and n.bell_at <= ${instantOf(now)}`;
}

function instantOf(now: Date | SQL): SQL {
  return now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now;
}
