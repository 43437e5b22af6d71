import { eq } from "drizzle-orm";

import { answers } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { seesOpinion } from "./opinion-policy.ts";

/**
 * Locks an opinion for the rest of the transaction, so that what is counted, commented and changed
 * on it happens one after the other.
 * @throws `not_found` where staff hid it meanwhile
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
