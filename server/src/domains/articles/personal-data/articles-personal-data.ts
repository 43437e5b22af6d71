import { and, asc, eq, gt, sql } from "drizzle-orm";

import {
  articleComments,
  articleDecisions,
  articleLikes,
  articleReports,
  articles,
  articleTags,
} from "../../../database/tables/index.ts";
import { inBatches } from "../../../platform/personal-data/in-batches.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { eraseAuthor } from "./erase-author.ts";

const TEXT = { en: "Text", es: "Texto" };
const WHEN = { en: "When", es: "Cuándo" };
const HIDDEN = { en: "Hidden by the staff", es: "Oculto por el profesorado" };
const ARTICLE = { en: "Article", es: "Artículo" };
const COMMENT = { en: "Comment", es: "Comentario" };

/** What an article is called, for those who look through their copy. */
const name = sql<string>`coalesce(nullif(${articles.title}, ''), ${articles.link}, '')`;

/** An article's tags, by the alphabet. */
const tags = sql<string[]>`array(
  select ${articleTags.tag} from ${articleTags} where ${articleTags.articleId} = ${articles.id}
  order by ${articleTags.tag})`;

const articleList = definePart({
  name: "articles",
  tables: ["articles"],
  title: { en: "Articles you shared", es: "Artículos que has compartido" },
  fields: {
    title: { en: "Title", es: "Título" },
    text: TEXT,
    link: { en: "Link", es: "Enlace" },
    tags: { en: "Tags", es: "Etiquetas" },
    hidden: HIDDEN,
    likes: { en: "Likes", es: "Me gusta" },
    comments: { en: "Comments", es: "Comentarios" },
    at: WHEN,
    edited_at: { en: "Changed", es: "Cambiado" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ article: typeof articles.$inferSelect; tags: string[] }>(
      (after, limit) =>
        database
          .select({ article: articles, tags })
          .from(articles)
          .where(and(eq(articles.userId, userId), gt(articles.id, after?.article.id ?? 0)))
          .orderBy(asc(articles.id))
          .limit(limit),
    );
    for await (const row of rows) {
      const { title, text, link, hidden, likes, comments, createdAt, editedAt } = row.article;
      const times = { at: createdAt, edited_at: editedAt };
      yield { title, text, link, tags: row.tags, hidden, likes, comments, ...times };
    }
  },
});

const commentList = definePart({
  name: "article-comments",
  tables: ["article_comments"],
  title: { en: "Comments on articles", es: "Comentarios a artículos" },
  fields: { text: TEXT, on_article: ARTICLE, hidden: HIDDEN, at: WHEN },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ comment: typeof articleComments.$inferSelect; article: string }>(
      (after, limit) =>
        database
          .select({ comment: articleComments, article: name })
          .from(articleComments)
          .innerJoin(articles, eq(articles.id, articleComments.articleId))
          .where(
            and(eq(articleComments.userId, userId), gt(articleComments.id, after?.comment.id ?? 0)),
          )
          .orderBy(asc(articleComments.id))
          .limit(limit),
    );
    for await (const { comment, article } of rows) {
      const { text, hidden, createdAt: at } = comment;
      yield { text, on_article: article, hidden, at };
    }
  },
});

const likeList = definePart({
  name: "article-likes",
  tables: ["article_likes"],
  title: { en: "Articles you liked", es: "Artículos que te gustaron" },
  fields: { article: ARTICLE, at: WHEN },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ id: number; article: string; at: Date }>((after, limit) =>
      database
        .select({ id: articles.id, article: name, at: articleLikes.createdAt })
        .from(articleLikes)
        .innerJoin(articles, eq(articles.id, articleLikes.articleId))
        .where(and(eq(articleLikes.userId, userId), gt(articleLikes.articleId, after?.id ?? 0)))
        .orderBy(asc(articleLikes.articleId))
        .limit(limit),
    );
    for await (const { article, at } of rows) yield { article, at };
  },
});

const reportList = definePart({
  name: "article-reports",
  tables: ["article_reports"],
  title: {
    en: "Articles and comments you reported to the staff",
    es: "Artículos y comentarios que has denunciado al profesorado",
  },
  fields: {
    article: ARTICLE,
    comment: COMMENT,
    reason: { en: "Reason", es: "Motivo" },
    at: WHEN,
  },
  async *read({ database }, { userId }) {
    yield* await database
      .select({
        article: name,
        comment: articleComments.text,
        reason: articleReports.reason,
        at: articleReports.createdAt,
      })
      .from(articleReports)
      .innerJoin(articles, eq(articles.id, articleReports.articleId))
      .leftJoin(articleComments, eq(articleComments.id, articleReports.commentId))
      .where(eq(articleReports.userId, userId))
      .orderBy(asc(articleReports.createdAt));
  },
});

const decisionList = definePart({
  name: "article-moderation",
  tables: ["article_decisions"],
  title: {
    en: "What you decided about articles as staff",
    es: "Lo que has decidido sobre artículos como profesorado",
  },
  fields: { article: ARTICLE, comment: COMMENT, hidden: HIDDEN, at: WHEN },
  async *read({ database }, { userId }) {
    const rows = inBatches<{
      id: number;
      article: string;
      comment: string | null;
      hidden: boolean;
      at: Date;
    }>((after, limit) =>
      database
        .select({
          id: articleDecisions.id,
          article: name,
          comment: articleComments.text,
          hidden: articleDecisions.hidden,
          at: articleDecisions.createdAt,
        })
        .from(articleDecisions)
        .innerJoin(articles, eq(articles.id, articleDecisions.articleId))
        .leftJoin(articleComments, eq(articleComments.id, articleDecisions.commentId))
        .where(and(eq(articleDecisions.userId, userId), gt(articleDecisions.id, after?.id ?? 0)))
        .orderBy(asc(articleDecisions.id))
        .limit(limit),
    );
    for await (const { id: _, ...row } of rows) yield row;
  },
});

/** What articles keep of people. */
export const articlesPersonalData: PersonalData = {
  parts: [articleList, commentList, likeList, reportList, decisionList],
  goesWithAccount: ["article_reports"],
  erases: ["articles", "article_likes", "article_comments", "article_decisions"],
  erase: eraseAuthor,
};
