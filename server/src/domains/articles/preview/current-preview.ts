import { and, eq } from "drizzle-orm";

import { articlePreviews, articles } from "../../../database/tables/index.ts";

/** The preview of the link that an article has now. */
export const isItsPreview = and(
  eq(articlePreviews.articleId, articles.id),
  eq(articlePreviews.link, articles.link),
);
