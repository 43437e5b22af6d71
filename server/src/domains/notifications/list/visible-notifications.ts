import { sql } from "drizzle-orm";

/**
 * Notifications `n` that their receiver may still see, with what they are about: the course is open
 * to them or will be, and nothing was hidden, removed or taken back. Of a bundle, the latest who
 * still likes it is `actor`, and `actors` says how many do.
 */
export function visibleNotifications(now: Date) {
  const instant = sql`${now.toISOString()}::timestamptz`;
  return sql`
    notifications n
    join courses c on c.id = n.course_id and c.deleted_at is null and c.status = 'published'
    join enrolments e on e.user_id = n.user_id and e.course_id = n.course_id
    join groups g on g.id = e.group_id
    left join opinions o on o.id = n.opinion_id
    left join answers a on a.id = o.id
    left join sections s on s.id = o.section_id
    left join pages p on p.id = s.page_id
    left join opinion_comments oc on oc.id = n.comment_id
    left join modules m on m.id = n.module_id
    left join lateral (
      select (array_agg(l.user_id order by l.created_at desc))[1] as user_id, count(*)::int as people
      from notification_actors na
      join opinion_likes l on l.user_id = na.user_id and l.opinion_id = n.opinion_id
      where na.notification_id = n.id
    ) likers on n.kind = 'like'
    left join users actor on actor.id = coalesce(oc.user_id, likers.user_id)
    where (coalesce(e.ends_at, g.ends_at, c.ends_at, 'infinity') > ${instant})
      and (n.opinion_id is null or (o.published and not o.hidden and s.deleted_at is null and p.deleted_at is null))
      and (n.comment_id is null or not oc.hidden)
      and (n.module_id is null or m.deleted_at is null)
      and (n.kind <> 'like' or likers.people > 0)`;
}

/** Those of {@link visibleNotifications} that are in the bell by now. */
export function bellNotifications(now: Date) {
  return sql`${visibleNotifications(now)} and n.bell_at <= ${now.toISOString()}::timestamptz`;
}
