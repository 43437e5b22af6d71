import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A person has commented on an article, their own or another's. */
export const articleCommented = defineOutboxEvent(
  "articles.article-commented",
  z.object({ userId: z.int(), articleId: z.int(), commentId: z.int() }),
);
