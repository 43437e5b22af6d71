import { and, eq, type SQL, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { opinionPins, opinions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/**
 * Takes a pinned opinion down for staff, or asks its author no longer.
 * @throws `not_found` where it is neither pinned nor asked for: a no stays
 */
export function takePinDown(ctx: Context, opinionId: number): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const dropped = await dropPins(
      inner,
      and(eq(opinionPins.opinionId, opinionId), sql`${opinionPins.state} <> 'declined'`),
    );
    if (dropped === 0) throw notFound();
  });
}

/**
 * Forgets that opinions are pinned or asked for, with what their authors said: they said it of other
 * words, or are gone.
 */
export async function dropPins({ database }: Context, which: SQL | undefined): Promise<number> {
  const rows = await database
    .delete(opinionPins)
    .where(which)
    .returning({ id: opinionPins.opinionId });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await database.update(opinions).set({ isPinned: false }).where(isAnyOf(opinions.id, ids));
  }
  return ids.length;
}
