import { and, eq } from "drizzle-orm";

import { opinionComments, opinions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../../accounts/index.ts";
import { lockOpinion } from "../opinion/lock-opinion.ts";
import { opinionCommented } from "../opinion/opinions-events.ts";

interface NewComment {
  opinionId: number;
  text: string;
  /** Identifies this comment among the person's own, however often it is sent. */
  token: string | undefined;
}

/** Far more than a lively discussion needs. */
const LIMIT = { attempts: 30, seconds: 300 };

/**
 * Comments on an opinion and counts it in the same transaction. Sent again with its token, returns
 * the existing comment.
 * @returns the comment's id, and the number of comments now
 * @throws `rate_limited` after too many, `invalid` where the token belongs to a comment on another
 *   opinion
 */
export async function commentOpinion(
  ctx: Context,
  actor: Pick<Actor, "id">,
  comment: NewComment,
): Promise<{ id: number; comments: number }> {
  const { opinionId, text, token } = comment;
  const isKnown = token !== undefined && (await findByToken(ctx, actor, token)) !== undefined;
  if (!isKnown) await countAttempt(ctx, { key: `comment:${actor.id}`, ...LIMIT });
  return withTransaction(ctx, async (inner) => {
    const { comments } = await lockOpinion(inner, actor, opinionId);
    // Under the lock, so that the second of two concurrent calls finds the first.
    const sent = token === undefined ? undefined : await findByToken(inner, actor, token);
    if (sent && sent.opinionId !== opinionId)
      throw invalid({ token: ["This value is not valid."] });
    if (sent) return { id: sent.id, comments };
    const [added] = await inner.database
      .insert(opinionComments)
      .values({
        userId: actor.id,
        opinionId,
        text,
        token: token ?? null,
        createdAt: ctx.clock.now(),
      })
      // The token is being used for a comment on another opinion.
      .onConflictDoNothing()
      .returning({ id: opinionComments.id });
    if (!added) throw invalid({ token: ["This value is not valid."] });
    await inner.database
      .update(opinions)
      .set({ comments: comments + 1 })
      .where(eq(opinions.id, opinionId));
    await emit(inner, opinionCommented, { userId: actor.id, opinionId, commentId: added.id });
    return { id: added.id, comments: comments + 1 };
  });
}

async function findByToken({ database }: Context, actor: Pick<Actor, "id">, token: string) {
  const [comment] = await database
    .select({ id: opinionComments.id, opinionId: opinionComments.opinionId })
    .from(opinionComments)
    .where(and(eq(opinionComments.userId, actor.id), eq(opinionComments.token, token)));
  return comment;
}
