import { eq, sql } from "drizzle-orm";

import { liveClasses, liveOccurrences } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { formatLocalDate, parseLocalDate } from "../../../platform/local-date.ts";
import { lockClass } from "../access/find-class.ts";
import { findOccurrence, type Occurrence } from "../access/find-occurrence.ts";
import { changeMeetings, setUpMeetings } from "../meetings/plan-meetings.ts";
import { announceClass } from "../messages/announce-class.ts";
import { remindersFor } from "./new-date.ts";
import { recordClassAudit } from "./record-class-audit.ts";

interface Named {
  classId: number;
  occurrenceId: number;
  /** Who changes it. */
  actorId: number;
}

/**
 * Moves one date of a class to another time, and notifies its people.
 * @param starts `YYYY-MM-DDTHH:mm` in local time of the class's zone
 * @throws `not_found`, `conflict` if it has begun or was cancelled, `invalid`
 */
export function moveOccurrence(
  ctx: Context,
  { starts, minutes, ...named }: Named & { starts: string; minutes: number },
): Promise<void> {
  return changeOccurrence(ctx, named, "date_moved", ({ cancelledAt }, timeZone, now) => {
    if (cancelledAt) throw conflict("class_cancelled", "This date was cancelled.");
    const startsAt = parseLocalDate(starts, timeZone);
    if (startsAt <= now) throw invalid({ starts: ["Choose a time to come."] });
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
    return { startsAt, endsAt, ...remindersFor(startsAt, now) };
  });
}

/**
 * Cancels one date of a class, and notifies its people.
 * @throws `not_found`, `conflict` if it is over or already cancelled
 */
export function cancelOccurrence(
  ctx: Context,
  { reason, ...named }: Named & { reason: string },
): Promise<void> {
  return changeOccurrence(ctx, named, "date_cancelled", ({ cancelledAt }, _timeZone, now) => {
    if (cancelledAt) throw conflict("class_cancelled", "This date was cancelled.");
    return { cancelledAt: now, cancelReason: reason };
  });
}

/**
 * Restores a cancelled date, and notifies its people.
 * @throws `not_found`, `conflict` if it has begun, or was not cancelled on its own
 */
export function restoreOccurrence(ctx: Context, named: Named): Promise<void> {
  return changeOccurrence(
    ctx,
    named,
    "date_restored",
    ({ cancelledAt, startsAt }, _timeZone, now) => {
      if (!cancelledAt) throw conflict("class_not_cancelled", "This date was not cancelled.");
      return { cancelledAt: null, cancelReason: "", ...remindersFor(startsAt, now) };
    },
  );
}

type What = "date_moved" | "date_cancelled" | "date_restored";
type Change = (date: Occurrence, timeZone: string, now: Date) => Partial<Occurrence>;

function changeOccurrence(
  ctx: Context,
  { classId, occurrenceId, actorId }: Named,
  what: What,
  fieldsOf: Change,
): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const now = inner.clock.now();
    const live = await lockClass(inner, classId);
    const date = await findOccurrence(inner, { classId, occurrenceId });
    if (live.cancelledAt) throw conflict("class_cancelled", "This class was cancelled.");
    const isCancelled = what === "date_cancelled";
    // A running class can still be cancelled.
    const until = isCancelled ? date.endsAt : date.startsAt;
    if (until <= now) throw conflict("class_over", "This date is over or has begun.");
    const version = live.version + 1;
    const fields = fieldsOf(date, live.timeZone, now);
    await database
      .update(liveOccurrences)
      .set({
        ...fields,
        sequence: sql`${liveOccurrences.sequence} + 1`,
        updatedAt: now,
      })
      .where(eq(liveOccurrences.id, occurrenceId));
    await database
      .update(liveClasses)
      .set({ version, updatedAt: now })
      .where(eq(liveClasses.id, classId));
    await changeMeetings(inner, [occurrenceId]);
    await setUpMeetings(inner, classId);
    await recordClassAudit(inner, {
      action: `live_class.${what}`,
      actorId,
      live,
      date,
      ...(what === "date_moved" && {
        before: auditedTimes(date, live.timeZone),
        after: auditedTimes({ ...date, ...fields }, live.timeZone),
      }),
      ...(isCancelled && { after: { reason: fields.cancelReason ?? "" } }),
    });
    const change = isCancelled ? "cancelled" : "changed";
    await announceClass(inner, { classId, occurrenceId, change, version });
  });
}

function auditedTimes({ startsAt, endsAt }: Occurrence, timeZone: string) {
  return {
    starts: formatLocalDate(startsAt, timeZone),
    duration_minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
  };
}
