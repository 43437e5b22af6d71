import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { tableOwners } from "../../../database/tables/table-owners.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { personalData } from "./personal-data-of-domains.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const reasoned = (lists: (Readonly<Record<string, string>> | undefined)[]) =>
  lists.flatMap((list) => Object.keys(list ?? {}));
const handedOut = [
  ...personalData.flatMap(({ parts = [], picture }) => [
    ...parts.flatMap(({ tables }) => tables),
    ...(picture?.tables ?? []),
  ]),
  ...reasoned(personalData.map(({ withheld }) => withheld)),
];
const cascading = personalData.flatMap(({ goesWithAccount = [] }) => goesWithAccount);
const erased = [
  ...cascading,
  ...personalData.flatMap(({ erases = [] }) => erases),
  ...reasoned(personalData.map(({ kept }) => kept)),
];

/** Tables that refer to people, by a foreign key or a column's name. */
async function findTablesOfPeople(): Promise<{ table: string; column: string }[]> {
  const { rows } = await database.connection.database.execute<{
    table: string;
    column: string;
  }>(sql`
    select c.relname as table, min(a.attname) as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
      and (a.attname ~ '(^|_)(user|person|actor|subject|author|student|owner)_id$'
        or a.attname in ('email', 'recipient', 'address')
        or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
          and f.confrelid = 'users'::regclass and a.attnum = any(f.conkey)))
    group by 1 order by 1`);
  return rows;
}

const fileOf = (table: string) => {
  const owner = Object.entries(tableOwners).find(([name]) => name === table)?.[1] ?? "<domain>";
  return owner === "platform"
    ? "server/src/platform/personal-data/platform-personal-data.ts"
    : `server/src/domains/${owner}/**/${owner}-personal-data.ts`;
};

test("every table that refers to people is handed out to them, or says why not", async () => {
  const missing = (await findTablesOfPeople()).filter(({ table }) => !handedOut.includes(table));
  expect(
    missing.map(
      ({ table, column }) =>
        `"${table}" refers to people by "${column}", but nobody hands it out to them. In ${fileOf(table)}, ` +
        `either give a part \`tables: ["${table}"]\` and read it there (definePart), or add it to \`withheld\` ` +
        "with the reason. A new file is exported by its domain's index.ts and listed in " +
        "server/src/domains/privacy/personal-data/personal-data-of-domains.ts.",
    ),
  ).toEqual([]);
});

test("every table that refers to people loses them when they are erased, or says why not", async () => {
  const missing = (await findTablesOfPeople()).filter(({ table }) => !erased.includes(table));
  expect(
    missing.map(
      ({ table, column }) =>
        `"${table}" refers to people by "${column}", but nobody erases them there. In ${fileOf(table)}, add it ` +
        "to `goesWithAccount` where its foreign key to users cascades; or to `erases`, and remove the person in " +
        "`erase`; or to `kept` with the reason why the rows stay.",
    ),
  ).toEqual([]);
});

test("what goes with the account does so by the database", async () => {
  const { rows } = await database.connection.database.execute<{ table: string }>(sql`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`);
  const tables = new Set(rows.map(({ table }) => table));
  expect(cascading.filter((table) => !tables.has(table))).toEqual([]);
});

test("no table is listed twice to be erased, and none that does not exist", () => {
  expect(erased.toSorted()).toEqual([...new Set(erased)].toSorted());
  const known = Object.keys(tableOwners);
  expect([...handedOut, ...erased].filter((table) => !known.includes(table))).toEqual([]);
});

test("parts have names of their own", () => {
  const names = personalData.flatMap(({ parts = [] }) => parts.map(({ name }) => name));
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
