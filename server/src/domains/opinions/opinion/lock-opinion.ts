import { eq } from "drizzle-orm";

import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { seesOpinion } from "./opinion-policy.ts";

/**
 * Locks an opinion for the rest of the transaction, so that what is counted, commented and changed
 * on it happens one after the other.
 * @throws `not_found` where staff hid it meanwhile
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
