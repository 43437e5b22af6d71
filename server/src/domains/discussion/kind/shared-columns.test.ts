import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

import * as tables from "../../../database/tables/index.ts";
import { opinionDiscussion } from "../../opinions/index.ts";

const columnsOf = (table: PgTable) =>
  Object.values(getTableColumns(table)).map((column) => ({
    name: column.name,
    type: column.getSQLType(),
    notNull: column.notNull,
    hasDefault: column.hasDefault,
  }));

test.each([
  ["posts", opinionDiscussion.posts, tables.opinions],
  ["likes", opinionDiscussion.likes, tables.opinionLikes],
  ["comments", opinionDiscussion.comments, tables.opinionComments],
  ["decisions", opinionDiscussion.decisions, tables.opinionDecisions],
  ["reports", opinionDiscussion.reports, tables.opinionReports],
])("%s are declared as in the tables of opinions", (_, shared, owned) => {
  expect(getTableName(shared)).toBe(getTableName(owned));
  expect(columnsOf(owned)).toEqual(expect.arrayContaining(columnsOf(shared)));
});
