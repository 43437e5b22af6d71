import { eq } from "drizzle-orm";

import { answers } from "../../database/tables/index.ts";
import type { Context } from "../../platform/context.ts";
import type { Actor } from "../../platform/http/actor.ts";
import { notFound } from "../../platform/http/api-error.ts";
import { seesOpinion } from "./opinions-policy.ts";

/**
 * Locks an opinion for the rest of the transaction, so that what is counted, commented and changed
 * on it happens one after the other.
 * @throws 404 where staff hid it meanwhile
 */
export async function lockOpinion(ctx: Context, actor: Actor, opinionId: number) {
  const [opinion] = await ctx.database
    .select({
      userId: answers.userId,
      published: answers.published,
      hidden: answers.hidden,
      likes: answers.likes,
      comments: answers.comments,
    })
    .from(answers)
    .where(eq(answers.id, opinionId))
    .for("no key update");
  if (!opinion || !seesOpinion(actor, opinion)) throw notFound();
  return opinion;
}
