import type { LiveClass } from "@paso/contract";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import {
  liveAttendances,
  liveJoins,
  liveMeetings,
  liveOccurrences,
  liveRecordings,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import type { AttendedClass } from "../access/find-attended-class.ts";
import { mayPresent } from "../access/may-present.ts";
import { countedMinutes } from "../results/counted-minutes.ts";
import { findHead } from "./find-head.ts";
import { presentDates, presentHead } from "./present-occurrence.ts";

/** A class with all its dates, as its attendees and hosts see it. */
export async function readAttended(
  ctx: Context,
  { live, isHost }: AttendedClass,
  actor: Actor,
): Promise<LiveClass> {
  const now = ctx.clock.now();
  const [head, dates, canPresent] = await Promise.all([
    findHead(ctx, live.id),
    listDates(ctx, live.id, actor.id),
    mayPresent(ctx, actor, live.courseId),
  ]);
  const recordings = await listReleased(
    ctx,
    dates.map(({ id }) => id),
  );
  const isFull = ({ taken, hasSeat }: (typeof dates)[number]) =>
    !isHost && !hasSeat && live.capacity !== null && taken >= live.capacity;
  return {
    id: live.id,
    ...presentHead(head),
    text: live.text,
    is_host: isHost,
    may_present: canPresent,
    provider: live.provider,
    capacity: live.capacity,
    repeat: live.repeat,
    occurrences: dates.map((date) => ({
      ...presentDates(date, now),
      is_ready: date.externalId !== null && date.isGone === false,
      is_full: isFull(date),
      own_minutes: countedMinutes(date),
      recordings: (recordings.get(date.id) ?? []).map((one) => ({
        id: one.id,
        title: one.title,
        address: one.address,
        password: one.password === "" ? null : one.password,
        is_embedded: one.isEmbedded,
      })),
    })),
    now: now.toISOString(),
  };
}

function listDates({ database }: Context, classId: number, userId: number) {
  const { id } = liveOccurrences;
  return database
    .select({
      id,
      startsAt: liveOccurrences.startsAt,
      endsAt: liveOccurrences.endsAt,
      plannedAt: liveOccurrences.plannedAt,
      cancelledAt: liveOccurrences.cancelledAt,
      cancelReason: liveOccurrences.cancelReason,
      externalId: liveMeetings.externalId,
      isGone: liveMeetings.isGone,
      providerSeconds: liveAttendances.providerSeconds,
      handMinutes: liveAttendances.handMinutes,
      taken: sql<number>`(
        select count(*)::int from ${liveJoins} j where j.occurrence_id = ${id} and not j.is_host)`,
      hasSeat: sql<boolean>`exists (
        select from ${liveJoins} j where j.occurrence_id = ${id} and j.user_id = ${userId})`,
    })
    .from(liveOccurrences)
    .leftJoin(liveMeetings, eq(liveMeetings.occurrenceId, id))
    .leftJoin(
      liveAttendances,
      and(eq(liveAttendances.occurrenceId, id), eq(liveAttendances.userId, userId)),
    )
    .where(eq(liveOccurrences.classId, classId))
    .orderBy(asc(liveOccurrences.startsAt), asc(id));
}

/** Recordings that people may watch, by date. */
async function listReleased({ database }: Context, occurrenceIds: readonly number[]) {
  const rows = await database
    .select()
    .from(liveRecordings)
    .where(
      and(
        isAnyOf(liveRecordings.occurrenceId, occurrenceIds),
        isNotNull(liveRecordings.releasedAt),
        isNull(liveRecordings.removedAt),
      ),
    )
    .orderBy(asc(liveRecordings.id));
  return Map.groupBy(rows, ({ occurrenceId }) => occurrenceId);
}
