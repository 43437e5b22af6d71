import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { findForeignWrites } from "../../testing/find-foreign-writes.ts";

const SOURCE = join(import.meta.dirname, "../..");

test("every table is written by its owner alone", () => {
  const paths = globSync("**/*.ts", { cwd: SOURCE }).filter(
    (path) => !path.endsWith(".test.ts") && !path.startsWith("testing/"),
  );
  const sources = paths.map((path) => ({ path, text: readFileSync(join(SOURCE, path), "utf8") }));
  expect(sources.length).toBeGreaterThan(100);
  expect(findForeignWrites(sources)).toEqual([]);
});

const IMPORT = 'import { answers, users } from "../../database/tables/index.ts";\n';
const ANSWERS = "domains/opinions/edit.ts writes answers, owned by learning";

test.each([
  ["the query builder", `${IMPORT}await database.insert(answers).values({});`],
  ["one over several lines", `${IMPORT}await ctx.database\n  .update(answers)\n  .set({});`],
  ["one kept for later", `${IMPORT}const deletion = transaction.delete(answers);`],
  ["another name", `${IMPORT.replace("answers", "answers as given")}database.delete(given);`],
  ["a namespace", `${IMPORT}database.delete(tables.answers);`],
  ["SQL", "sql`insert into answers (id) values (1)`"],
  ["SQL with an alias", "sql`with x as (select 1) UPDATE answers a SET text = ''`"],
  ["SQL in quotes", "'delete from \"answers\" where true'"],
  ["SQL with the table put in", `${IMPORT}sql\`delete from \${answers}\``],
])("finds what is written by %s", (_, text) => {
  expect(findForeignWrites([{ path: "domains/opinions/edit.ts", text }])).toEqual([ANSWERS]);
  expect(findForeignWrites([{ path: "domains/learning/edit.ts", text }])).toEqual([]);
});

test("takes every imported table for one that a variable names", () => {
  const text = `${IMPORT}await database.update(table).set({});`;
  expect(findForeignWrites([{ path: "domains/learning/edit.ts", text }])).toEqual([
    "domains/learning/edit.ts writes users, owned by accounts",
  ]);
});

test("wants a name where no table is imported", () => {
  const text = "await ctx.database.delete(table);";
  expect(findForeignWrites([{ path: "domains/learning/edit.ts", text }])).toEqual([
    'domains/learning/edit.ts writes "table", owned by whom?',
  ]);
});

test("lets only owners hand tables over to be discussed", () => {
  const text = `${IMPORT}defineDiscussion({ posts: answers, comments: users });`;
  expect(findForeignWrites([{ path: "domains/learning/posts.ts", text }])).toEqual([
    "domains/learning/posts.ts writes users, owned by accounts",
  ]);
});

test("lets `discussion` write what it was handed, and nothing that it imports", () => {
  const path = "domains/discussion/edit.ts";
  const handed = `${IMPORT}await database.update(posts).set({});`;
  expect(findForeignWrites([{ path, text: handed.replace(IMPORT, "") }])).toEqual([]);
  expect(findForeignWrites([{ path, text: handed.replace("posts", "users") }])).toEqual([
    "domains/discussion/edit.ts writes users, owned by accounts",
  ]);
});

test("lets no code outside the domains write", () => {
  const text = `${IMPORT}await database.insert(answers).values({});`;
  expect(findForeignWrites([{ path: "demo/load.ts", text }])).toEqual([
    "demo/load.ts writes answers, owned by learning",
  ]);
});

test.each([
  ["reading", `${IMPORT}await database.select().from(answers).for("update");`],
  ["a comment", `// insert into answers\n/* database.delete(answers) */`],
  ["a map", `${IMPORT}left.delete(entry);`],
  ["locking", "sql`select from answers a for no key update of a`"],
])("passes %s over", (_, text) => {
  expect(findForeignWrites([{ path: "domains/opinions/list.ts", text }])).toEqual([]);
});
