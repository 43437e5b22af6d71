import { eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { MatchedDates } from "../schedule/match-dates.ts";
import { remindersFor } from "./new-date.ts";

type Occurrence = typeof liveOccurrences.$inferSelect;

interface Changed {
  known: readonly Occurrence[];
  kept: MatchedDates["kept"];
}

/** Gives dates their times after a change of the class; returns whether any of them moved. */
export async function changeDates(ctx: Context, { known, kept }: Changed): Promise<boolean> {
  const { database } = ctx;
  const now = ctx.clock.now();
  const before = new Map(known.map((date) => [date.id, date]));
  let isAnyMoved = false;
  // The index on them is unique: all dates leave their times first, as one may take another's.
  const aside = sql`${liveOccurrences.plannedAt} - interval '1000 years'`;
  const ids = kept.map(({ id }) => id);
  await database
    .update(liveOccurrences)
    .set({ plannedAt: aside })
    .where(isAnyOf(liveOccurrences.id, ids));
  for (const { id, ...times } of kept) {
    const old = before.get(id);
    const isMoved =
      old?.startsAt.getTime() !== times.startsAt.getTime() ||
      old.endsAt.getTime() !== times.endsAt.getTime();
    isAnyMoved ||= isMoved;
    await database
      .update(liveOccurrences)
      .set({
        ...times,
        // The title or text may have changed; calendars notice by this number.
        sequence: sql`${liveOccurrences.sequence} + 1`,
        updatedAt: now,
        ...(isMoved && remindersFor(times.startsAt, now)),
      })
      .where(eq(liveOccurrences.id, id));
  }
  return isAnyMoved;
}
