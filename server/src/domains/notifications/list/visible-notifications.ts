import { type SQL, sql } from "drizzle-orm";

import { announcementCommentsView, announcementsView } from "../../announcements/index.ts";
import { articleCommentsView, articleLikesView, articlesView } from "../../articles/index.ts";
import { isCourseStaff, pendingRequestsOf, requestsView, rolesWith } from "../../courses/index.ts";
import { answersView } from "../../learning/index.ts";
import { attendedClass } from "../../live/index.ts";
import {
  opinionCommentsView,
  opinionLikesView,
  opinionsView,
  pinsView,
} from "../../opinions/index.ts";
import { openSurvey } from "../../surveys/index.ts";

/**
 * Notifications `n` that their receiver may still see, with their subject: the course is or will be open
 * to them, and nothing was hidden, deleted or withdrawn. In a bundle, `actor` is the latest person who
 * still likes it or asks. Requests are for staff, and answers to them for people outside the course. An
 * announcement must still be shown to them; comments on one, or on an article, and replies to an
 * opinion are also for its staff. A survey must be open to them and unanswered. A live class must be one
 * they may attend, and reminders must be about the future.
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
    left join ${opinionsView} on opinion.id = n.opinion_id
    left join ${answersView} on answer.id = opinion.id
    left join sections s on s.id = opinion.section_id
    left join pages p on p.id = s.page_id
    left join ${opinionCommentsView} on opinion_comment.id = n.comment_id
    left join ${articleCommentsView} ac on ac.id = n.article_comment_id
    left join ${articlesView} ar on ar.id = coalesce(n.article_id, ac.article_id)
    left join ${announcementCommentsView} anc on anc.id = n.announcement_comment_id
    left join modules m on m.id = n.module_id
    left join lateral ${openSurvey({ id: sql`n.survey_id`, userId: sql`n.user_id`, now: instant })} s_open
      on n.survey_id is not null
    left join ${announcementsView} an
      on an.id = coalesce(n.announcement_id, anc.announcement_id) and an.visible_from <= ${instant}
      and an.ended_at is null and coalesce(an.expires_at, 'infinity') > ${instant}
    left join lateral (
      select (array_agg(l.user_id order by l.created_at desc))[1] as user_id, count(*)::int as people
      from notification_actors na
      join lateral (
        select user_id, created_at from ${opinionLikesView} ol
        where user_id = na.user_id and opinion_id = n.opinion_id
        union all
        select user_id, created_at from ${articleLikesView} al
        where user_id = na.user_id and article_id = n.article_id
      ) l on true
      where na.notification_id = n.id
    ) likers on n.kind = 'like'
    left join lateral ${pendingRequestsOf(sql`n.course_id`)} asking on n.kind = 'request'
    left join ${requestsView} own on n.kind = 'request-answer'
      and own.user_id = n.user_id and own.course_id = n.course_id
      and own.state in ('waiting', 'declined')
    left join lateral ${attendedClass({
      classId: sql`n.live_class_id`,
      occurrenceId: sql`n.live_occurrence_id`,
      userId: sql`n.user_id`,
      now: instant,
    })} live on n.live_class_id is not null
    left join users actor
      on actor.id = coalesce(opinion_comment.user_id, ac.user_id, anc.user_id, likers.user_id, asking.user_id,
        case when anc.id is null then an.author_id end)
    where (n.course_id is null or c.id is not null or live.id is not null) and case
        when n.kind in ('survey', 'survey-reminder') then s_open.id is not null
        when n.kind = 'live-class' then live.id is not null
        when n.kind = 'live-reminder' then live.ends_at > ${instant} and live.cancelled_at is null
        when n.kind = 'recall' then e.user_id is not null
        when n.kind = 'pin-request' then exists (
          select from ${pinsView} pin where pin.opinion_id = n.opinion_id and pin.state = 'asked')
        when n.kind = 'announcement' then an.id is not null and ${isAddressed}
        when n.kind = 'announcement-comment' then an.id is not null and ${isStaffThere}
        when n.kind = 'request' then asking.people > 0 and exists (
          select from course_staff cs where cs.user_id = n.user_id and cs.course_id = n.course_id
            and cs.role in (${managers}))
        when n.kind = 'request-answer' then e.user_id is null and own.user_id is not null
        when anc.id is not null then an.id is not null and (${isAddressed} or ${isStaffThere})
        when n.kind = 'reply' and opinion_comment.id is not null then ${takesCourse(instant)} or ${isStaffThere}
        when ar.id is not null then ${takesCourse(instant)} or ${isStaffThere}
        else ${takesCourse(instant)}
      end
      and (n.opinion_id is null or (opinion.published and not opinion.hidden and s.deleted_at is null and p.deleted_at is null))
      and (n.comment_id is null or not opinion_comment.hidden)
      and (ar.id is null or not ar.hidden)
      and (n.article_comment_id is null or not ac.hidden)
      and (n.announcement_comment_id is null or not anc.hidden)
      and (n.module_id is null or m.deleted_at is null)
      and (n.kind <> 'like' or likers.people > 0)`;
}

const isAddressed = sql`(an.course_id is null
  or e.user_id is not null and coalesce(an.group_id, e.group_id) = e.group_id)`;

const isStaffThere = isCourseStaff(sql`n.user_id`, sql`n.course_id`);

function takesCourse(instant: SQL): SQL {
  return sql`(e.user_id is not null
    and coalesce(e.ends_at, g.ends_at, c.ends_at, 'infinity') > ${instant})`;
}

/** Those of {@link visibleNotifications} that have appeared in the bell. */
export function bellNotifications(now: Date | SQL) {
  return sql`${visibleNotifications(now)} and n.bell_at <= ${instantOf(now)}`;
}

function instantOf(now: Date | SQL): SQL {
  return now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now;
}
