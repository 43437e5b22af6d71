import { TALLY_SLOTS } from "@paso/server/src/domains/learning/index.ts";
import type pg from "pg";

/** The pool, or one connection of it inside a transaction. */
type Queryable = Pick<pg.ClientBase, "query">;

/**
 * A statement that the database plans once for each connection.
 * @param name names it to the database
 */
function prepare(name: string, text: string) {
  return async (database: Queryable, values: unknown[]): Promise<Record<string, unknown>[]> =>
    (await database.query({ name, text, values })).rows;
}

export const findPerson = prepare(
  "find_person",
  `select u.id, u.role, u.email, u.first_name, u.last_name, u.avatar, u.locale, u.must_change_password
   from bare.sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > now()`,
);

export const findSteps = prepare(
  "find_steps",
  `select p.section_id, p.status, a.option_ids, a.text
   from bare.progress p
   left join bare.answers a on a.user_id = p.user_id and a.section_id = p.section_id
   where p.user_id = $1 and p.page_id = $2`,
);

export const lockEnrolment = prepare(
  "lock_enrolment",
  `select user_id from bare.enrolments
   where user_id = $1 and course_id = (select course_id from pages where id = $2) for update`,
);

export const insertAnswer = prepare(
  "insert_answer",
  `insert into bare.answers (user_id, section_id, option_ids, created_at)
   values ($1, $2, $3, now()) returning id`,
);

export const insertStep = prepare(
  "insert_step",
  `insert into bare.progress (user_id, page_id, section_id, status, updated_at)
   values ($1, $2, $3, 'show_something', now())`,
);

export const countAnswer = prepare(
  "count_answer",
  `insert into bare.answer_tallies as t (section_id, option_id, slot, count)
   values ($1, 0, $2::int % ${TALLY_SLOTS}, 1), ($1, $3, $2::int % ${TALLY_SLOTS}, 1)
   on conflict (section_id, group_id, option_id, slot) do update set count = t.count + 1`,
);

export const readTallies = prepare(
  "read_tallies",
  `select option_id, sum(count)::int as people from bare.answer_tallies
   where section_id = $1 and group_id = 0 group by option_id`,
);

export const findAnswer = prepare(
  "find_answer",
  "select id, text from bare.answers where user_id = $1 and section_id = $2",
);

export const listOpinions = prepare(
  "list_opinions",
  `select o.id, a.text, o.comments, o.likes, u.first_name, u.avatar,
     exists (select from opinion_comments c where c.user_id = $2 and c.opinion_id = o.id) as commented,
     exists (select from opinion_likes l where l.user_id = $2 and l.opinion_id = o.id) as liked
   from opinions o join answers a on a.id = o.id join users u on u.id = o.user_id
   where o.section_id = $1 and o.published and o.user_id <> $2
   order by o.id desc limit 21`,
);

export const countAttempt = prepare(
  "count_attempt",
  `insert into bare.rate_limits as r (key, attempts, window_ends_at)
   values ($1, 1, now() + interval '15 minutes')
   on conflict (key) do update set attempts = r.attempts + 1 returning attempts`,
);

export const takeAttemptBack = prepare(
  "take_attempt_back",
  "update bare.rate_limits set attempts = greatest(attempts - 1, 0) where key = $1",
);

export const findAccount = prepare("find_account", "select * from users where lower(email) = $1");

export const endSession = prepare("end_session", "delete from bare.sessions where token_hash = $1");

export const endOldSessions = prepare(
  "end_old_sessions",
  "delete from bare.sessions where expires_at < now()",
);

export const insertSession = prepare(
  "insert_session",
  `insert into bare.sessions (token_hash, user_id, created_at, expires_at)
   values ($1, $2, now(), now() + interval '30 days')`,
);
