import { and, eq, sql } from "drizzle-orm";

import { opinionPins } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { dropPins } from "../opinion/drop-pins.ts";

/**
 * Unpins an opinion for staff, or withdraws their request to its author.
 * @throws `not_found` if it is neither pinned nor asked for: a refusal stays
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
