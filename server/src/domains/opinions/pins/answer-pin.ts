import { and, eq, inArray } from "drizzle-orm";

import { opinionPins, opinions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

interface Answer {
  userId: number;
  opinionId: number;
  /** Whether the author wants it to be pinned. */
  agreed: boolean;
}

/**
 * Stores whether the author of an opinion agrees to its being pinned. Declining, even after agreeing, is
 * final, and lists reflect it at once.
 * @throws `not_found` for another person's, and if staff no longer ask
 */
export function answerPin(
  ctx: Context,
  { userId, opinionId, agreed }: Answer,
): Promise<"pinned" | "declined"> {
  return withTransaction(ctx, async ({ database, clock }) => {
    const [own] = await database
      .select({ id: opinions.id })
      .from(opinions)
      .where(and(eq(opinions.id, opinionId), eq(opinions.userId, userId), opinions.published))
      .for("update");
    if (!own) throw notFound();
    const state = agreed ? "pinned" : "declined";
    const changed = await database
      .update(opinionPins)
      .set({ state, answeredAt: clock.now() })
      .where(
        and(eq(opinionPins.opinionId, opinionId), inArray(opinionPins.state, ["asked", "pinned"])),
      )
      .returning({ id: opinionPins.opinionId });
    if (changed.length === 0) throw notFound();
    await database.update(opinions).set({ isPinned: agreed }).where(eq(opinions.id, opinionId));
    return state;
  });
}
