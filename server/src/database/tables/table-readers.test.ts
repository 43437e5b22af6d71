import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { findForeignReads } from "../../testing/find-foreign-reads.ts";
import { sharedTables } from "./table-readers.ts";

const SOURCE = join(import.meta.dirname, "../..");
const shared = new Set<string>(sharedTables);

test("tables that are not shared are read by their owners alone", () => {
  const paths = globSync("{domains,platform}/**/*.ts", { cwd: SOURCE }).filter(
    (path) => !path.endsWith(".test.ts"),
  );
  const sources = paths.map((path) => ({ path, text: readFileSync(join(SOURCE, path), "utf8") }));
  expect(sources.length).toBeGreaterThan(100);
  const found = Object.entries(findForeignReads(sources))
    .map(([path, tables]) => [path, tables.filter((table) => !shared.has(table))] as const)
    .filter(([, tables]) => tables.length > 0);
  expect(found).toEqual([]);
});

const IMPORT = 'import { notes } from "../../../database/tables/index.ts";\n';

test.each([
  ["the query builder", `${IMPORT}await database.select().from(notes);`],
  [
    "another name",
    `${IMPORT.replace("notes", "notes as kept")}await database.select().from(kept);`,
  ],
  ["SQL", "sql`select text from notes where user_id = 1`"],
  ["SQL that joins", "sql`select from pages p left join Notes n on n.page_id = p.id`"],
  ["SQL in quotes", 'query("SELECT text FROM notes WHERE user_id = 1")'],
])("finds what is read by %s", (_, text) => {
  const read = (path: string) => findForeignReads([{ path, text }])[path]?.includes("notes");
  expect(read("domains/workbook/find.ts")).toBe(true);
  expect(read("platform/find.ts")).toBe(true);
  expect(read("domains/learning/find.ts") ?? false).toBe(false);
});

test.each([
  ["a comment", "// what they read from notes\n/* join notes */"],
  ["a sentence", 'const label = "Unsubscribe from notes like this";'],
  ["another word", 'import { notesOf } from "../learning/index.ts"; sql`select from notes_of`'],
  ["code outside the domains", `${IMPORT}await database.select().from(notes);`, "demo/load.ts"],
])("passes %s over", (_, text, path = "domains/workbook/find.ts") => {
  expect(findForeignReads([{ path, text }])).toEqual({});
});
