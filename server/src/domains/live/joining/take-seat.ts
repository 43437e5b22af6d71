import { and, eq } from "drizzle-orm";

import { liveJoins, liveOccurrences } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";

export interface Seat {
  occurrenceId: number;
  userId: number;
  /** What the provider gave the person when they joined before. */
  ticket: string | null;
  /** Whether it was taken just now. */
  isNew: boolean;
}

interface Wanted {
  occurrenceId: number;
  userId: number;
  /** Hosts take none of the seats. */
  isHost: boolean;
  /** Null for any number. */
  capacity: number | null;
}

/**
 * Takes a seat on a date of a class, or finds the one the person has.
 * @throws `conflict` where all are taken
 */
export function takeSeat(
  ctx: Context,
  { occurrenceId, userId, isHost, capacity }: Wanted,
): Promise<Seat> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    // Seats are counted by one person at a time.
    if (capacity !== null) {
      await database
        .select({ id: liveOccurrences.id })
        .from(liveOccurrences)
        .where(eq(liveOccurrences.id, occurrenceId))
        .for("update");
    }
    const ofDate = eq(liveJoins.occurrenceId, occurrenceId);
    const [own] = await database
      .select()
      .from(liveJoins)
      .where(and(ofDate, eq(liveJoins.userId, userId)));
    if (own && own.isHost === isHost) {
      return { occurrenceId, userId, ticket: own.ticket, isNew: false };
    }
    if (!isHost && capacity !== null) {
      const taken = await database.$count(liveJoins, and(ofDate, eq(liveJoins.isHost, false)));
      if (taken >= capacity) throw conflict("class_full", "All seats of this class are taken.");
    }
    await database
      .insert(liveJoins)
      .values({ occurrenceId, userId, isHost, joinedAt: inner.clock.now() })
      .onConflictDoUpdate({
        target: [liveJoins.occurrenceId, liveJoins.userId],
        set: { isHost },
      });
    return { occurrenceId, userId, ticket: own?.ticket ?? null, isNew: own === undefined };
  });
}

/** Gives a seat back with which nobody got in. */
export async function releaseSeat(
  { database }: Context,
  { occurrenceId, userId, isNew }: Seat,
): Promise<void> {
  if (!isNew) return;
  await database
    .delete(liveJoins)
    .where(and(eq(liveJoins.occurrenceId, occurrenceId), eq(liveJoins.userId, userId)));
}
