import { eq } from "drizzle-orm";

import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { seesOpinion } from "./opinion-policy.ts";

/**
 * Locks an opinion for the rest of the transaction, which serialises counting, commenting and
 * editing.
 * @throws `not_found` once staff have hidden it
 */
export async function lockOpinion(ctx: Context, actor: Pick<Actor, "id">, opinionId: number) {
  const [opinion] = await ctx.database
    .select({
      userId: opinions.userId,
      published: opinions.published,
      hidden: opinions.hidden,
      likes: opinions.likes,
      comments: opinions.comments,
    })
    .from(opinions)
    .where(eq(opinions.id, opinionId))
    .for("no key update");
  if (!opinion || !seesOpinion(actor, opinion)) throw notFound();
  return opinion;
}
