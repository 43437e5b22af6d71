import type pg from "pg";

/** Out of so many articles, one is reported and one is hidden. */
const SELDOM = 10_000;

/**
 * Straight into the database: articles of one course, with two of fifty tags each, and comments on one of
 * them. All have a word in common; only the first has another. The authors are existing people.
 * @returns their course, and the article with the comments
 */
export async function insertArticles(
  client: pg.Client,
  rows: number,
  email: string,
): Promise<{ courseId: number; articleId: number }> {
  const course = await client.query<{ id: number }>("select min(id) as id from courses");
  const courseId = course.rows[0]!.id;
  await client.query(
    `with author as (select array_agg(id) as ids from (
       select id from users where email <> $2 order by id limit 1000) people)
     insert into articles (course_id, user_id, title, text, excerpt, link, folded, hidden, views,
       created_at)
     select $3, case when n % 5 = 0 then (select id from users where email = $2)
         else ids[1 + n % array_length(ids, 1)] end,
       'Article ' || n, '<p>' || repeat('words ', 50) || '</p>', repeat('words ', 40),
       case when n % 3 = 0 then 'https://example.org/' || n end,
       'article ' || n || ' common words' || case when n = 1 then ' needle' else '' end,
       n % ${SELDOM} = 7, n % 13, now() - make_interval(secs => $1 - n)
     from generate_series(1, $1::int) n, author`,
    [rows, email, courseId],
  );
  await client.query(
    `insert into article_tags (course_id, tag, article_id)
     select course_id, 'tag-' || (id % 25 + part * 25), id from articles, generate_series(0, 1) part`,
  );
  await client.query(
    `insert into article_previews (article_id, link, title, text, site)
     select id, link, 'A page', 'What it says', 'Example' from articles where link is not null`,
  );
  const found = await client.query<{ id: number }>("select max(id) as id from articles");
  const articleId = found.rows[0]!.id;
  await client.query(
    `insert into article_comments (user_id, article_id, text, created_at)
     select u.id, $2, 'What do you think? ' || u.id, now() from users u where u.email <> $1`,
    [email, articleId],
  );
  await client.query("update articles set comments = $1 where id = $2", [rows, articleId]);
  await client.query(
    `insert into article_likes (user_id, article_id, created_at)
     select u.id, $2, now() from users u where u.email <> $1`,
    [email, articleId],
  );
  await client.query(
    `insert into article_reports (user_id, article_id, reason, created_at)
     select u.id, a.id, 'rude', now() from users u, articles a
     where u.email = $1 and a.id % ${SELDOM} = 11`,
    [email],
  );
  return { courseId, articleId };
}
