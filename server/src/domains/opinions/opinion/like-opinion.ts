import { and, eq } from "drizzle-orm";

import { opinionLikes, opinions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import type { Actor } from "../../accounts/index.ts";
import { lockOpinion } from "./lock-opinion.ts";
import { opinionLiked } from "./opinions-events.ts";

/**
 * Likes an opinion, or removes the like, and counts it in the same transaction.
 * @throws `conflict` on the person's own
 */
export function likeOpinion(
  ctx: Context,
  actor: Pick<Actor, "id">,
  opinionId: number,
): Promise<{ liked: boolean; likes: number }> {
  return withTransaction(ctx, async (inner) => {
    const opinion = await lockOpinion(inner, actor, opinionId);
    if (opinion.userId === actor.id) {
      throw conflict("own_opinion", "You cannot like your own opinion.");
    }
    const removed = await inner.database
      .delete(opinionLikes)
      .where(and(eq(opinionLikes.userId, actor.id), eq(opinionLikes.opinionId, opinionId)))
      .returning({ userId: opinionLikes.userId });
    const liked = removed.length === 0;
    if (liked) {
      await inner.database
        .insert(opinionLikes)
        .values({ userId: actor.id, opinionId, createdAt: ctx.clock.now() });
      await emit(inner, opinionLiked, { userId: actor.id, opinionId });
    }
    const likes = opinion.likes + (liked ? 1 : -1);
    await inner.database.update(opinions).set({ likes }).where(eq(opinions.id, opinionId));
    return { liked, likes };
  });
}
