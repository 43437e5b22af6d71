import { and, eq } from "drizzle-orm";

import { articlePreviews, articles } from "../../../database/tables/index.ts";

/** The preview belongs to the article's current link. */
export const isItsPreview = and(
  eq(articlePreviews.articleId, articles.id),
  eq(articlePreviews.link, articles.link),
);
