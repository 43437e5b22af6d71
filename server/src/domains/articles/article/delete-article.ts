import { eq } from "drizzle-orm";

import { articles } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { forbidden } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { FoundArticle } from "./find-article.ts";

/**
 * Deletes a person's own article for good, with its comments, likes and reports.
 * @throws `forbidden` on another's
 */
export async function deleteArticle(
  { database }: Context,
  actor: Pick<Actor, "id">,
  { id, userId }: FoundArticle,
): Promise<void> {
  if (userId !== actor.id) throw forbidden();
  await database.delete(articles).where(eq(articles.id, id));
}
