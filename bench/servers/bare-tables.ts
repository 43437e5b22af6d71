import type pg from "pg";

/** Tables that the bare routes write to, one for each that the product writes. */
const WRITTEN = [
  "sessions",
  "pending_sign_ins",
  "sign_ins",
  "token_buckets",
  "enrolments",
  "answers",
  "progress",
  "answer_tallies",
];

/**
 * Creates the bare routes' own tables in the schema `bare`, with the same rows, indexes and foreign keys as
 * the product's, so that a write costs the database the same.
 */
export async function createBareTables(client: pg.Client): Promise<void> {
  await client.query("create schema bare");
  for (const table of WRITTEN) {
    await client.query(`create table bare.${table} (like public.${table} including all)`);
    const { rows } = await client.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = $1::regclass and contype = 'f'`,
      [`public.${table}`],
    );
    for (const { definition } of rows) {
      await client.query(`alter table bare.${table} add ${definition}`);
    }
  }
  // All of them: in a table with fewer rows, a write would more often find its pages in memory.
  for (const table of ["sessions", "enrolments", "progress", "answers", "answer_tallies"]) {
    await client.query(
      `insert into bare.${table} overriding system value select * from public.${table}`,
    );
  }
  await client.query(
    "select setval(pg_get_serial_sequence('bare.answers', 'id'), (select max(id) from public.answers))",
  );
  await client.query("vacuum (analyze)");
}
