import type pg from "pg";

/**
 * Straight into the database: announcements of the site and of twenty courses that the reader takes, half of
 * which they have read, and as many people, most of whom have read one of them and commented on it.
 * @returns the id of the commented one
 */
export async function insertAnnouncements(
  client: pg.Client,
  rows: number,
  email: string,
): Promise<number> {
  await client.query(
    `insert into users (email, first_name, last_name, role, password_hash)
     select 'person-' || n || '@bench.invalid', 'Person', n::text, 'student', 'none'
     from generate_series(1, $1::int) n`,
    [rows],
  );
  await client.query(
    `with course as (
       insert into courses (title, position, language, status)
       select 'Course ' || n, n, 'en', 'published' from generate_series(1, 20) n returning id
     ), cohort as (
       insert into groups (course_id, name, is_default)
       select id, '', true from course returning id, course_id
     )
     insert into enrolments (user_id, course_id, group_id)
     select u.id, c.course_id, c.id from users u, cohort c where u.email = $1`,
    [email],
  );
  await client.query(
    `with ranked as (select array_agg(id order by id) as ids from courses)
     insert into announcements (title, html, excerpt, course_id, is_pinned, is_urgent,
       allows_comments, visible_from, notified_at, created_at)
     select 'News ' || n, '<p>' || repeat('words ', 50) || '</p>', repeat('words ', 40),
       case when n % 2 = 0 then ids[1 + n / 2 % 20] end, n % 1000 = 0, n % 100 = 0, n % 10 = 0,
       now() - make_interval(secs => n), now(), now()
     from generate_series(1, $1::int) n, ranked`,
    [rows],
  );
  await client.query(
    `insert into announcement_readings (user_id, announcement_id, read_at)
     select u.id, a.id, now() from users u, announcements a where u.email = $1 and a.id % 4 < 2`,
    [email],
  );
  const found = await client.query<{ id: number }>(
    "select max(id) as id from announcements where course_id is null",
  );
  const { id } = found.rows[0]!;
  await client.query(
    `insert into announcement_readings (user_id, announcement_id, read_at)
     select u.id, $2, now() from users u where u.email <> $1 and u.id % 10 > 0`,
    [email, id],
  );
  await client.query(
    `insert into announcement_comments (user_id, announcement_id, text, created_at)
     select u.id, $2, 'What do you think? ' || u.id, now() from users u where u.email <> $1`,
    [email, id],
  );
  await client.query(
    `update announcements set allows_comments = true, comments = $1 where id = $2`,
    [rows, id],
  );
  return id;
}
