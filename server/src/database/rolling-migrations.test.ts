import { readFileSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createBlankDatabase, type TestDatabase } from "../testing/test-database.ts";
import { judgeMigration } from "./judge-migration.ts";
import { listOwnMigrations, migrateDatabase, migrateEmptyDatabase } from "./migrate-database.ts";
import { MIGRATIONS } from "./migration-history.ts";

/**
 * Migrations that break processes of the previous version, and why that was accepted. All are from
 * before the first release. Another one here would make an update stop every server: if possible, expand
 * in one release and contract in the next instead.
 */
const BREAKING: Readonly<Record<string, { statements: number; reason: string }>> = {
  "20261120100601_authoring": { statements: 1, reason: "A page got the version of its sections." },
  "20261120133418_student_page": { statements: 1, reason: "Comments came to be sent once." },
  "20261122064705_groups_and_opinions": {
    statements: 16,
    reason: "Opinions became rows of their own, and calls that are repeated got their name.",
  },
  "20261122131906_audit_log": { statements: 1, reason: "The trigger is of a table that was new." },
  "20261122165900_privacy": { statements: 2, reason: "Answers came to outlive their person." },
  "20261122211946_diploma_designs": { statements: 2, reason: "Versions of diplomas got numbers." },
};

const migrations = listOwnMigrations();
const lastBreaking = migrations.findLastIndex((name) => Object.hasOwn(BREAKING, name));

/** Columns of all tables, with what an insert that omits them needs to know. */
const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as required, a.atthasdef or a.attidentity <> '' as given
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;
/** Constraints that reject rows accepted before. */
const REFUSALS = `
  select conrelid::regclass::text || ': ' || pg_get_constraintdef(oid) as rule, conrelid::regclass::text as "table"
  from pg_constraint where contype in ('c', 'u', 'p', 'x') and connamespace = 'public'::regnamespace
  union select tablename || ': ' || indexdef, tablename from pg_indexes
  where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`;

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  given: boolean;
}

interface Schema {
  columns: Column[];
  rules: { rule: string; table: string }[];
}

test("a migration that an earlier version does not bear is named with its reason", () => {
  const found = migrations.flatMap((name): [string, number][] => {
    const sql = readFileSync(join(MIGRATIONS, name, "migration.sql"), "utf8");
    const concerns = judgeMigration(sql.split("--> statement-breakpoint"));
    const { length } = concerns.filter(({ kind }) => kind === "breaks");
    return length > 0 ? [[name, length]] : [];
  });
  const named = Object.entries(BREAKING).map(([name, { statements }]) => [name, statements]);
  expect(found).toEqual(named);
});

let database: TestDatabase;
let client: pg.Client;
let before: Schema;
let reads = 0;

beforeAll(async () => {
  database = await createBlankDatabase();
  await migrateEmptyDatabase(database.url, migrations.slice(0, lastBreaking + 1));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into users (email, first_name, last_name, role, password_hash)
    select 'p' || n || '@example.org', 'Pat', 'Person', 'student', '-' from generate_series(1, 2000) n`);
  before = await readSchema();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test("what an earlier version asks is answered while later migrations run, and after them", async () => {
  const earlier = [...Map.groupBy(before.columns, ({ table }) => table)].map(
    ([table, columns]) => ({
      name: table,
      text: `select ${columns.map(({ name }) => `"${name}"`).join(", ")} from "${table}" limit 5`,
    }),
  );
  const read = async () => {
    for (const statement of earlier) await client.query(statement);
    reads += 1;
  };
  await read();
  const state = { isMigrating: true };
  const migrated = migrateDatabase(database.url).finally(() => (state.isMigrating = false));
  while (state.isMigrating) await read();
  await migrated;
  await read();
  expect(reads).toBeGreaterThan(2);
  const inserted =
    await client.query(`insert into users (email, first_name, last_name, role, password_hash)
    values ('late@example.org', 'Late', 'Person', 'student', '-') returning id`);
  expect(inserted.rowCount).toBe(1);
});

test("what an earlier version writes is taken: no column is gone or asked for, and no rule is new", async () => {
  const after = await readSchema();
  const tables = new Set(before.columns.map(({ table }) => table));
  const find = (columns: Column[], { table, name }: Column) =>
    columns.find((column) => column.table === table && column.name === name);
  const changed = before.columns.filter((column) => {
    const now = find(after.columns, column);
    return now?.type !== column.type || (now.required && !column.required);
  });
  const demanded = after.columns.filter(
    (column) =>
      tables.has(column.table) && !find(before.columns, column) && column.required && !column.given,
  );
  const known = new Set(before.rules.map(({ rule }) => rule));
  const rules = after.rules.filter(({ rule, table }) => tables.has(table) && !known.has(rule));
  expect({ changed, demanded, rules }).toEqual({ changed: [], demanded: [], rules: [] });
});

async function readSchema(): Promise<Schema> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const { rows: rules } = await client.query<Schema["rules"][number]>(REFUSALS);
  return { columns, rules };
}
