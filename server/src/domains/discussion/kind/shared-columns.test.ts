import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";

import * as tables from "../../../database/tables/index.ts";
import { announcementDiscussion } from "../../announcements/index.ts";
import { articleDiscussion } from "../../articles/index.ts";
import { opinionDiscussion } from "../../opinions/index.ts";

const columnsOf = (table: PgTable) =>
  Object.values(getTableColumns(table)).map((column) => ({
    name: column.name,
    // Announcements are numbered with 32 bits; both are read as numbers.
    type: column.getSQLType().replace("bigint", "integer"),
    notNull: column.notNull,
    hasDefault: column.hasDefault || column.generated !== undefined,
  }));

const owned = [
  {
    kind: "opinions",
    discussion: opinionDiscussion,
    posts: tables.opinions,
    likes: tables.opinionLikes,
    comments: tables.opinionComments,
    decisions: tables.opinionDecisions,
    reports: tables.opinionReports,
  },
  {
    kind: "articles",
    discussion: articleDiscussion,
    posts: tables.articles,
    likes: tables.articleLikes,
    comments: tables.articleComments,
    decisions: tables.articleDecisions,
    reports: tables.articleReports,
  },
  {
    kind: "announcements",
    discussion: announcementDiscussion,
    posts: tables.announcements,
    likes: tables.announcementLikes,
    comments: tables.announcementComments,
    decisions: tables.announcementDecisions,
    reports: tables.announcementReports,
  },
];

describe.each(owned)("of $kind", ({ discussion, ...own }) => {
  test.each([
    ["posts", discussion.posts, own.posts],
    ["likes", discussion.likes, own.likes],
    ["comments", discussion.comments, own.comments],
    ["decisions", discussion.decisions, own.decisions],
    ["reports", discussion.reports, own.reports],
  ])("%s are declared as in its own tables", (_, shared, declared) => {
    expect(getTableName(shared)).toBe(getTableName(declared));
    // Only some kinds number their posts by themselves.
    const expected = columnsOf(shared).filter(({ name }) => name !== "id");
    expect(columnsOf(declared)).toEqual(expect.arrayContaining(expected));
  });
});
