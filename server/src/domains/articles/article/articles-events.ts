import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A person has commented on an article, their own or another's. */
export const articleCommented = defineOutboxEvent(
  "articles.article-commented",
  z.object({ userId: z.int(), articleId: z.int(), commentId: z.int() }),
);

/** A person likes another's article. The handler checks whether they still do. */
export const articleLiked = defineOutboxEvent(
  "articles.article-liked",
  z.object({ userId: z.int(), articleId: z.int() }),
);
