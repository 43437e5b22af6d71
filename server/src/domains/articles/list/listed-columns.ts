import type { Placeholder } from "drizzle-orm";

import { articles } from "../../../database/tables/index.ts";
import { ownReactions, type pickedPost } from "../../discussion/index.ts";
import { articleColumns } from "../article/article-columns.ts";
import { articleDiscussion } from "../article/article-discussion.ts";

/** Columns of an article in a list. */
export function listedColumns(
  { id, userId, comments, likes, hidden }: typeof articles | typeof pickedPost,
  reader: number | Placeholder,
) {
  return {
    ...articleColumns,
    id,
    userId,
    comments,
    likes,
    hidden,
    excerpt: articles.excerpt,
    ...ownReactions(articleDiscussion, id, reader),
  };
}
