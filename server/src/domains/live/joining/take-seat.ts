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
  isHost: boolean;
  /** When it was taken, if that was just now; null if the person already had it. */
  takenAt: Date | null;
}

interface Wanted {
  occurrenceId: number;
  userId: number;
  /** Hosts do not count towards the capacity. */
  isHost: boolean;
  /** Null for no limit. */
  capacity: number | null;
}

/**
 * Takes a seat on a date of a class, or finds the one that the person already has.
 * @throws `conflict` if all are taken
 */
export function takeSeat(
  ctx: Context,
  { occurrenceId, userId, isHost, capacity }: Wanted,
): Promise<Seat> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    // Locks the date, so that concurrent requests cannot exceed the capacity.
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
      return { occurrenceId, userId, isHost, ticket: own.ticket, takenAt: null };
    }
    if (!isHost && capacity !== null) {
      const taken = await database.$count(liveJoins, and(ofDate, eq(liveJoins.isHost, false)));
      if (taken >= capacity) throw conflict("class_full", "All seats of this class are taken.");
    }
    const joinedAt = inner.clock.now();
    await database
      .insert(liveJoins)
      .values({ occurrenceId, userId, isHost, joinedAt })
      .onConflictDoUpdate({
        target: [liveJoins.occurrenceId, liveJoins.userId],
        set: { isHost },
      });
    return {
      occurrenceId,
      userId,
      isHost,
      ticket: own?.ticket ?? null,
      takenAt: own ? null : joinedAt,
    };
  });
}

/**
 * Keeps the seat of a person who got in, with the provider's ticket, even if a concurrent request of
 * theirs failed and released it.
 */
export async function keepSeat(
  { database, clock }: Context,
  { occurrenceId, userId, isHost }: Seat,
  ticket: string | null,
): Promise<void> {
  const fields = { ticket, joinedAt: clock.now() };
  await database
    .insert(liveJoins)
    .values({ occurrenceId, userId, isHost, ...fields })
    .onConflictDoUpdate({ target: [liveJoins.occurrenceId, liveJoins.userId], set: fields });
}

/** Releases a seat if its person did not get in. */
export async function releaseSeat(
  { database }: Context,
  { occurrenceId, userId, takenAt }: Seat,
): Promise<void> {
  if (takenAt === null) return;
  await database.delete(liveJoins).where(
    and(
      eq(liveJoins.occurrenceId, occurrenceId),
      eq(liveJoins.userId, userId),
      // A concurrent request of the same person may have got them in.
      eq(liveJoins.joinedAt, takenAt),
    ),
  );
}
