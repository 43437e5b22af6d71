import { createHash } from "node:crypto";

import type pg from "pg";

/** Accounts with consecutive ids. */
export interface Students {
  firstId: number;
  count: number;
}

/** A part of the students, by their ids. */
export interface IdRange {
  first: number;
  last: number;
}

const SESSION_DAYS = 30;

/**
 * Creates student accounts.
 * @param passwordOf address of the account whose password they share; null locks them
 */
export async function insertStudents(
  client: pg.Client,
  count: number,
  passwordOf: string | null,
): Promise<Students> {
  const { rows } = await client.query<{ first: number; last: number }>(
    `with template as (
       select coalesce((select password_hash from users where lower(email) = lower($2)), 'none') as hash
     ), base as (
       select coalesce(max(id), 0) as id from users
     ), made as (
       insert into users (email, first_name, last_name, role, password_hash, locale)
       select 'student-' || (base.id + n) || '@bench.invalid',
         (array['Ana', 'Ben', 'Carla', 'Diego', 'Eva', 'Farid', 'Greta', 'Hugo'])[1 + n % 8],
         'Student ' || n, 'student', template.hash, case when n % 2 = 0 then 'en' else 'es' end
       from generate_series(1, $1::int) n, template, base
       returning id
     )
     select min(id) as first, max(id) as last from made`,
    [count, passwordOf],
  );
  const { first, last } = rows[0]!;
  if (last - first + 1 !== count) throw new Error("Others create accounts at the same time.");
  return { firstId: first, count };
}

/** Signs students in, each under a secret from {@link secretOf}. */
export async function insertSessions(
  client: pg.Client,
  students: IdRange,
  secretSeed: string,
): Promise<void> {
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, expires_at)
     select sha256(convert_to(rtrim(translate(
         encode(sha256(convert_to($3 || ':' || id, 'UTF8')), 'base64'), '+/', '-_'), '='), 'UTF8')),
       id, now(), now() + make_interval(days => $4)
     from generate_series($1::int, $2::int) id`,
    [students.first, students.last, secretSeed, SESSION_DAYS],
  );
}

/** The secret in a generated student's session cookie. Anyone who knows the seed can sign in: keep it secret. */
export function secretOf(secretSeed: string, userId: number): string {
  return createHash("sha256").update(`${secretSeed}:${userId}`).digest("base64url");
}

/** The addresses that generated students sign in with. */
export async function findEmails(client: pg.Client, students: IdRange): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    "select email from users where id between $1 and $2 order by id",
    [students.first, students.last],
  );
  return rows.map(({ email }) => email);
}
