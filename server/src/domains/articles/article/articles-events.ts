import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A person has commented on an article, their own or another's. */
export const articleCommented = defineOutboxEvent(
  "articles.article-commented",
  z.object({ userId: z.int(), articleId: z.int(), commentId: z.int() }),
);

/** A person likes another's article. Whether they still do is for the handler to look up. */
export const articleLiked = defineOutboxEvent(
  "articles.article-liked",
  z.object({ userId: z.int(), articleId: z.int() }),
);
