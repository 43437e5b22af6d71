import { eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { liveAttendances, liveGuests, liveJoins, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { readPersonKey } from "../access/person-key.ts";
import type { Attendance, Stay } from "../providers/attendance.ts";
import { secondsOf } from "./seconds-of.ts";

interface Asked {
  occurrenceId: number;
  meeting: { key: string; id: string };
}

/** Maximum number of pages of a report that are read. */
const MOST_PARTS = 200;

/**
 * Stores who was in a class by the provider's report, replacing an earlier one.
 * @returns whether anyone was; null if the provider does not say
 * @throws what the provider throws
 */
export async function storeAttendance(
  ctx: Context,
  attendance: Attendance | null,
  { occurrenceId, meeting }: Asked,
): Promise<boolean | null> {
  if (attendance === null) return null;
  // Sampled while it was running.
  if (attendance.when === "meanwhile") return true;
  const stays: Stay[] = [];
  let cursor: string | null = null;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const { stays: more, next }: { stays: Stay[]; next: string | null } =
      await attendance.listStays(meeting, cursor);
    stays.push(...more);
    if (next === null) break;
    cursor = next;
  }
  if (stays.length === 0) return false;
  await replaceAttendance(ctx, occurrenceId, stays);
  return true;
}

function replaceAttendance(
  ctx: Context,
  occurrenceId: number,
  stays: readonly Stay[],
): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const personOf = await findPeople(inner, occurrenceId, stays);
    const byPerson = Map.groupBy(stays, (stay) => personOf(stay) ?? `guest ${stay.name}`);
    const people = [];
    const guests = [];
    for (const [who, own] of byPerson) {
      const seconds = secondsOf(own);
      if (typeof who === "number") {
        people.push({ occurrenceId, userId: who, providerSeconds: seconds });
      } else {
        guests.push({ occurrenceId, name: own[0]?.name ?? "", seconds });
      }
    }
    const ofDate = eq(liveAttendances.occurrenceId, occurrenceId);
    await database.update(liveAttendances).set({ providerSeconds: null }).where(ofDate);
    if (people.length > 0) {
      await database
        .insert(liveAttendances)
        .values(people)
        .onConflictDoUpdate({
          target: [liveAttendances.occurrenceId, liveAttendances.userId],
          set: { providerSeconds: sql`excluded.provider_seconds` },
        });
    }
    await database.delete(liveGuests).where(eq(liveGuests.occurrenceId, occurrenceId));
    if (guests.length > 0) await database.insert(liveGuests).values(guests);
  });
}

/** Finds our people by the key they joined with, or by the ticket that they got when they joined. */
async function findPeople(
  { database }: Context,
  occurrenceId: number,
  stays: readonly Stay[],
): Promise<(stay: Stay) => number | null> {
  const named = stays.flatMap(({ personKey }) => {
    const id = personKey === null ? null : readPersonKey(personKey);
    return id === null ? [] : [id];
  });
  const known = await database.select({ id: users.id }).from(users).where(isAnyOf(users.id, named));
  const joins = await database
    .select({ userId: liveJoins.userId, ticket: liveJoins.ticket })
    .from(liveJoins)
    .where(eq(liveJoins.occurrenceId, occurrenceId));
  const ids = new Set(known.map(({ id }) => id));
  const byTicket = new Map(joins.map(({ ticket, userId }) => [ticket, userId]));
  return ({ personKey, ticket }) => {
    const id = personKey === null ? null : readPersonKey(personKey);
    if (id !== null && ids.has(id)) return id;
    return (ticket !== null && byTicket.get(ticket)) || null;
  };
}
