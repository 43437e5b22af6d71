import { and, asc, eq, gt, sql } from "drizzle-orm";

import { articles, articleTags } from "../../../database/tables/index.ts";
import { htmlToText } from "../../../platform/html/html-to-text.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { reactionParts } from "../../discussion/index.ts";
import { articleDiscussion } from "../article/article-discussion.ts";
import { eraseAuthor } from "./erase-author.ts";

const TEXT = { en: "Text", es: "Texto" };
const WHEN = { en: "When", es: "Cuándo" };
const HIDDEN = { en: "Hidden by the staff", es: "Oculto por el profesorado" };

/** An article's tags, in alphabetical order. */
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
      yield {
        title,
        text: htmlToText(text),
        link,
        tags: row.tags,
        hidden,
        likes,
        comments,
        ...times,
      };
    }
  },
});

const reactions = reactionParts(articleDiscussion, {
  field: "article",
  prefix: "article-",
  post: { en: "Article", es: "Artículo" },
  text: sql`coalesce(nullif(${articles.title}, ''), ${articles.link}, '')`,
  titles: {
    comments: { en: "Comments on articles", es: "Comentarios a artículos" },
    likes: { en: "Articles you liked", es: "Artículos que te gustaron" },
    reports: {
      en: "Articles and comments you reported to the staff",
      es: "Artículos y comentarios que has denunciado al profesorado",
    },
    decisions: {
      en: "What you decided about articles as staff",
      es: "Lo que has decidido sobre artículos como profesorado",
    },
  },
});

/** Personal data in articles. */
export const articlesPersonalData: PersonalData = {
  parts: [articleList, ...reactions],
  goesWithAccount: ["article_reports"],
  erases: ["articles", "article_likes", "article_comments", "article_decisions"],
  erase: eraseAuthor,
};
