import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";

import { instant } from "./account-tables.ts";
import { courses } from "./course-tables.ts";
import {
  authorId,
  commentColumns,
  decisionColumns,
  likeColumns,
  newId,
  reportColumns,
} from "./discussion-columns.ts";
import { files } from "./file-tables.ts";

const searchWords = customType<{ data: string }>({ dataType: () => "tsvector" });

const courseId = () =>
  integer("course_id")
    .notNull()
    .references(() => courses.id, { onDelete: "cascade" });
const articleId = () =>
  bigint("article_id", { mode: "number" })
    .notNull()
    .references(() => articles.id, { onDelete: "cascade" });
/** Null for the article itself. */
const commentId = () =>
  bigint("comment_id", { mode: "number" }).references(() => articleComments.id, {
    onDelete: "cascade",
  });

/** Texts and links that members of a course share with each other. */
export const articles = pgTable(
  "articles",
  {
    id: newId(),
    courseId: courseId(),
    userId: authorId(),
    /** Empty if a link shows the title of its page. */
    title: text().notNull(),
    /** Sanitised HTML; empty for a link without a remark. */
    text: text().notNull(),
    /** Its beginning, without markup. */
    excerpt: text().notNull(),
    /** Null for a text by the author. */
    link: text(),
    /** When fetching its page last failed; null if it did not, or is being retried. */
    previewFailedAt: instant("preview_failed_at"),
    /** Title, text, tags and the linked page's preview, folded for search. */
    folded: text().notNull(),
    words: searchWords("words").generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple'::regconfig, ${articles.folded})`,
    ),
    /** Hidden by staff from everyone but its author. */
    hidden: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    /** Number of visible comments: hidden ones are not counted. */
    comments: integer().notNull().default(0),
    /** How often lists showed it, counted periodically; see docs/decisions/0016. */
    views: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** When its author last changed it. */
    editedAt: instant("edited_at"),
  },
  (table) => [
    index("articles_course").on(table.courseId, table.id),
    index("articles_little_seen")
      .on(table.courseId, table.views, table.id)
      .where(sql`not ${table.hidden}`),
    index("articles_hidden")
      .on(table.courseId, table.id)
      .where(sql`${table.hidden}`),
    index("articles_user").on(table.userId, table.courseId, table.id),
    index("articles_words").using("gin", table.words),
  ],
);

/** Denormalised course id, so that one index finds a tag's newest articles. */
export const articleTags = pgTable(
  "article_tags",
  { courseId: courseId(), tag: text().notNull(), articleId: articleId() },
  (table) => [
    primaryKey({ columns: [table.courseId, table.tag, table.articleId] }),
    index("article_tags_article").on(table.articleId),
  ],
);

/** Plain-text previews of linked pages; a page without metadata has no row. */
export const articlePreviews = pgTable(
  "article_previews",
  {
    articleId: articleId().primaryKey(),
    /** The link that was fetched. */
    link: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    site: text().notNull(),
    /** A copy of its picture. */
    fileId: integer("file_id").references(() => files.id),
  },
  (table) => [index("article_previews_file").on(table.fileId)],
);

export const articleLikes = pgTable(
  "article_likes",
  { ...likeColumns(), articleId: articleId() },
  (table) => [
    primaryKey({ columns: [table.userId, table.articleId] }),
    index("article_likes_article").on(table.articleId),
  ],
);

export const articleComments = pgTable(
  "article_comments",
  {
    ...commentColumns(),
    articleId: articleId(),
  },
  (table) => [
    index("article_comments_article").on(table.articleId, table.id),
    index("article_comments_hidden")
      .on(table.articleId)
      .where(sql`${table.hidden}`),
    index("article_comments_user").on(table.userId, table.articleId),
    unique("article_comments_token").on(table.userId, table.token),
  ],
);

/** Permanent record of staff's decisions on articles and comments: who, what and when. */
export const articleDecisions = pgTable(
  "article_decisions",
  {
    ...decisionColumns(),
    articleId: articleId(),
    commentId: commentId(),
  },
  (table) => [
    index("article_decisions_article").on(table.articleId, table.commentId, table.id),
    index("article_decisions_comment").on(table.commentId),
    index("article_decisions_user").on(table.userId),
  ],
);

/** Reports on articles and comments, one per person and text. */
export const articleReports = pgTable(
  "article_reports",
  {
    ...reportColumns(),
    articleId: articleId(),
    commentId: commentId(),
    /** The decision that resolved it; null while it is open. */
    decisionId: bigint("decision_id", { mode: "number" }).references(() => articleDecisions.id, {
      onDelete: "set null",
    }),
  },
  (table) => [
    unique("article_reports_once")
      .on(table.userId, table.articleId, table.commentId)
      .nullsNotDistinct(),
    index("article_reports_comment").on(table.commentId),
    index("article_reports_open")
      .on(table.articleId)
      .where(sql`${table.decisionId} is null`),
  ],
);

/** Courses whose students share articles; other courses have no row. */
export const articleSettings = pgTable("article_settings", {
  courseId: courseId().primaryKey(),
  studentsShare: boolean("students_share").notNull(),
});
