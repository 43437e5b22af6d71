import { sql } from "drizzle-orm";

import { articlePreviews, articles, articleTags, users } from "../../../database/tables/index.ts";

/** An article's columns for both lists and its own page. */
export const articleColumns = {
  courseId: articles.courseId,
  title: articles.title,
  link: articles.link,
  createdAt: articles.createdAt,
  firstName: users.firstName,
  avatar: users.avatar,
  tags: sql<string[]>`array(
    select ${articleTags.tag} from ${articleTags} where ${articleTags.articleId} = ${articles.id}
    order by ${articleTags.tag})`,
  preview: {
    title: articlePreviews.title,
    text: articlePreviews.text,
    site: articlePreviews.site,
    fileId: articlePreviews.fileId,
  },
};
