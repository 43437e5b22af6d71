import type { Locale, PlannedClass, PlannedDate } from "@paso/contract";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import {
  liveFetches,
  liveJoins,
  liveMeetings,
  liveOccurrences,
  liveRecordings,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import { type LiveClass, mayPlan } from "../access/find-class.ts";
import { mayPresent } from "../access/may-present.ts";
import { listUsableProviders } from "../credentials/open-live-provider.ts";
import { findHead } from "../listing/find-head.ts";
import { presentDates, presentHead } from "../listing/present-occurrence.ts";
import { presentMeeting } from "../meetings/present-meeting.ts";
import { presentFetch } from "../results/present-fetch.ts";
import { presentRecording } from "../results/present-recording.ts";
import { listHosts } from "./find-hosts.ts";

interface Viewer {
  actor: Actor;
  /** The language of failure reasons. */
  locale: Locale;
}

/** A class with its form, its dates and the status of their meetings, for staff. */
export async function presentPlanned(
  ctx: Context,
  live: LiveClass,
  { actor, locale }: Viewer,
): Promise<PlannedClass> {
  // Sequential: this may run in a transaction, which has a single connection.
  const head = await findHead(ctx, live.id);
  const hosts = await listHosts(ctx, live.id);
  const occurrences = await presentOccurrences(ctx, live, locale);
  const providers = await listUsableProviders(ctx, live.courseId);
  const mayChange = await mayPlan(ctx, actor, live.courseId);
  const canPresent = await mayPresent(ctx, actor, live.courseId);
  const isHost = hosts.some(({ id }) => id === actor.id);
  const { course, group, time_zone } = presentHead(head);
  const isOver = occurrences.every(({ state }) => state === "ended" || state === "cancelled");
  return {
    id: live.id,
    version: live.version,
    state: live.cancelledAt ? "cancelled" : isOver ? "ended" : "planned",
    cancel_reason: live.cancelReason,
    course,
    group,
    title: live.title,
    text: live.text,
    starts: live.starts,
    duration_minutes: live.duration,
    time_zone,
    repeat: live.repeat,
    // Read-only staff have no use for it.
    password: mayChange || isHost ? live.password : "",
    capacity: live.capacity,
    provider: live.provider,
    has_credentials: providers.includes(live.provider),
    is_recorded: live.isRecorded,
    host_ids: hosts.map(({ id }) => id),
    hosts,
    occurrences,
    may_change: mayChange,
    may_present: canPresent,
    now: ctx.clock.now().toISOString(),
  };
}

async function presentOccurrences(
  ctx: Context,
  { id: classId, timeZone }: LiveClass,
  locale: Locale,
): Promise<PlannedDate[]> {
  const { database } = ctx;
  const now = ctx.clock.now();
  const dates = await database
    .select({
      date: liveOccurrences,
      meeting: liveMeetings,
      joined: sql<number>`(
        select count(*)::int from ${liveJoins} j
        where j.occurrence_id = ${liveOccurrences.id} and not j.is_host)`,
    })
    .from(liveOccurrences)
    .leftJoin(liveMeetings, eq(liveMeetings.occurrenceId, liveOccurrences.id))
    .where(eq(liveOccurrences.classId, classId))
    .orderBy(asc(liveOccurrences.startsAt), asc(liveOccurrences.id));
  const ids = dates.map(({ date }) => date.id);
  const fetches = await database
    .select()
    .from(liveFetches)
    .where(isAnyOf(liveFetches.occurrenceId, ids));
  const recordings = await database
    .select()
    .from(liveRecordings)
    .where(and(isAnyOf(liveRecordings.occurrenceId, ids), isNull(liveRecordings.removedAt)))
    .orderBy(asc(liveRecordings.id));
  const recordingsOf = Map.groupBy(recordings, ({ occurrenceId }) => occurrenceId);
  return dates.map(({ date, meeting, joined }) => {
    const fetchOf = (what: "attendance" | "recordings") =>
      presentFetch(
        fetches.find((one) => one.occurrenceId === date.id && one.what === what),
        locale,
      );
    return {
      ...presentDates(date, now),
      starts: formatLocalDate(date.startsAt, timeZone),
      duration_minutes: Math.round((date.endsAt.getTime() - date.startsAt.getTime()) / 60_000),
      meeting: presentMeeting(date, meeting, { now, locale }),
      joined,
      attendance: fetchOf("attendance"),
      recordings: (recordingsOf.get(date.id) ?? []).map(presentRecording),
      recordings_fetch: fetchOf("recordings"),
    };
  });
}
