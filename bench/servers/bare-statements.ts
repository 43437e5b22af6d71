import { TALLY_SLOTS } from "@paso/server/src/domains/learning/index.ts";
import type pg from "pg";

/** The pool, or one connection of it inside a transaction. */
type Queryable = Pick<pg.ClientBase, "query">;

/**
 * A statement that the database plans once per connection.
 * @param name of the prepared statement
 */
function prepare(name: string, text: string) {
  return async (database: Queryable, values: unknown[]): Promise<Record<string, unknown>[]> =>
    (await database.query({ name, text, values })).rows;
}

export const findPerson = prepare(
  "find_person",
  `select u.id, u.role, u.email, u.first_name, u.last_name, u.avatar, u.locale, u.time_zone, u.theme,
     u.must_change_password
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
  "record_step",
  `update bare.enrolments set last_step_at = now()
   where user_id = $1 and course_id = (select course_id from pages where id = $2)`,
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

export const listPinnedOpinions = prepare(
  "list_pinned_opinions",
  `select o.id, a.text, o.comments, o.likes, u.first_name, u.avatar,
     exists (select from opinion_comments c where c.user_id = $2 and c.opinion_id = o.id) as commented,
     exists (select from opinion_likes l where l.user_id = $2 and l.opinion_id = o.id) as liked
   from opinions o join answers a on a.id = o.id join users u on u.id = o.user_id
   where o.section_id = $1 and o.is_pinned and o.published and not o.hidden and o.user_id <> $2
   order by o.id`,
);

export const takeToken = prepare(
  "take_token",
  `insert into bare.token_buckets as b (key, full_at) values ($1, now() + interval '1 second')
   on conflict (key) do update set full_at = greatest(b.full_at, now()) + interval '1 second'
   returning key, full_at`,
);

export const returnToken = prepare(
  "return_token",
  "update bare.token_buckets set full_at = full_at - interval '1 second' where key = $1",
);

export const findSigningKey = prepare(
  "find_signing_key",
  "select id, secret, created_at from signing_keys order by id desc limit 1",
);

export const findAccount = prepare("find_account", "select * from users where lower(email) = $1");

export const findSecondFactors = prepare(
  "find_second_factors",
  `select exists (select from authenticator_apps where user_id = $1 and confirmed_at is not null) as app,
     exists (select from passkeys where user_id = $1) as passkey`,
);

export const endPendingSignIn = prepare(
  "end_pending_sign_in",
  "delete from bare.pending_sign_ins where token_hash = $1",
);

export const endSession = prepare("end_session", "delete from bare.sessions where token_hash = $1");

export const insertSignIn = prepare(
  "insert_sign_in",
  `insert into bare.sign_ins (user_id, succeeded, browser, system, network, created_at)
   values ($1, true, null, null, '127.0.0.x', now())`,
);

export const notePerson = prepare(
  "note_person",
  "update users set last_seen_at = now() where id = $1",
);

export const insertSession = prepare(
  "insert_session",
  `insert into bare.sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
   values ($1, $2, now(), now(), now() + interval '14 days')`,
);
