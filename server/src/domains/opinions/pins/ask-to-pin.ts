import { MOST_PINS } from "@paso/contract";
import { and, eq, inArray, sql } from "drizzle-orm";

import { opinionPins, opinionReports, opinions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { pinAsked } from "../opinion/opinions-events.ts";

/**
 * Asks the author of a published opinion whether staff may pin it. Idempotent: no second request is sent.
 * @throws `not_found`, and `conflict` if its author is gone or has declined, it is hidden or reported, or
 *   its question has the maximum number of pins
 */
export function askToPin(
  ctx: Context,
  { opinionId, byUserId }: { opinionId: number; byUserId: number },
): Promise<"asked" | "pinned"> {
  return withTransaction(ctx, async (inner) => {
    const [opinion] = await inner.database
      .select()
      .from(opinions)
      .where(and(eq(opinions.id, opinionId), opinions.published))
      .for("update");
    if (!opinion) throw notFound();
    const { sectionId } = opinion;
    // Serialises concurrent requests by staff, so that they cannot exceed the maximum.
    await inner.database.execute(
      sql`select pg_advisory_xact_lock(hashtext('opinion_pins'), ${sectionId})`,
    );
    const [known] = await inner.database
      .select({ state: opinionPins.state })
      .from(opinionPins)
      .where(eq(opinionPins.opinionId, opinionId));
    if (known?.state === "declined") {
      throw conflict("pin_declined", "Its author does not want it to be pinned.");
    }
    if (known) return known.state;
    await refuseUnfit(inner, opinion);
    await inner.database.insert(opinionPins).values({
      opinionId,
      sectionId,
      state: "asked",
      askedBy: byUserId,
      askedAt: inner.clock.now(),
    });
    await emit(inner, pinAsked, { opinionId });
    return "asked";
  });
}

async function refuseUnfit(
  { database }: Context,
  { id, userId, sectionId, hidden }: typeof opinions.$inferSelect,
): Promise<void> {
  if (userId === null) {
    throw conflict("author_gone", "Its author is gone: nobody can agree any more.");
  }
  const reports = await database.$count(
    opinionReports,
    and(eq(opinionReports.opinionId, id), sql`${opinionReports.decisionId} is null`),
  );
  if (hidden || reports > 0) {
    throw conflict("not_pinnable", "A hidden or reported opinion cannot be pinned.");
  }
  const taken = await database.$count(
    opinionPins,
    and(eq(opinionPins.sectionId, sectionId), inArray(opinionPins.state, ["asked", "pinned"])),
  );
  if (taken >= MOST_PINS) {
    throw conflict(
      "pins_full",
      "Three opinions on this question are pinned or asked for. Take one down, or stop asking, first.",
    );
  }
}
