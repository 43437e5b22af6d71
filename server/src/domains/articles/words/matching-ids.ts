import { type SQL, sql } from "drizzle-orm";

/** Newest articles to scan before falling back to the full-text index. */
const LOOKED_THROUGH = 1_000;

interface Wanted {
  courseId: number;
  /** Only those with a lower id. */
  before: number;
  /** As `searchQuery` writes it. */
  query: string;
  /** Further conditions on columns of `articles`. */
  filters: SQL;
  limit: number;
}

/**
 * The ids of a course's newest articles with these words, as a single-column query. The planner cannot
 * know how rare a word is: for a frequent one, scanning the newest avoids listing all matches from the
 * index; for a rare one, the index avoids scanning all articles.
 */
export function matchingIds({ courseId, before, query, filters, limit }: Wanted): SQL {
  const inCourse = sql`articles.course_id = ${courseId} and articles.id < ${before}`;
  const matches = sql`articles.words @@ to_tsquery('simple', ${query}) and ${filters}`;
  return sql`
    with newest as materialized (
      select articles.id from (
        select * from articles where ${inCourse} order by id desc limit ${LOOKED_THROUGH}
      ) articles
      where ${matches} limit ${limit}
    ), indexed as materialized (
      select articles.id from articles
      where (select count(*) from newest) < ${limit} and ${inCourse} and ${matches}
    )
    select id from newest union select id from indexed order by id desc limit ${limit}`;
}
