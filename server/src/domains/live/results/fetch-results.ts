import { and, eq, sql } from "drizzle-orm";

import { liveFetches, liveMeetings, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, everyMinute } from "../../../platform/jobs/job.ts";
import { asFailure, openProviderOf } from "../meetings/open-provider-of.ts";
import { retryTime } from "../meetings/retry-time.ts";
import type { LiveProvider } from "../providers/live-provider.ts";
import { storeAttendance } from "./store-attendance.ts";
import { storeRecordings } from "./store-recordings.ts";

const MINUTE = 60_000;
/** Time budget of a run in milliseconds: the rest is left to another run, behind other jobs. */
const RUN = 20_000;
/** Duration of a lease in milliseconds, after which another process takes the fetch over. */
const LEASE = 5 * MINUTE;
/** Milliseconds from the end until the provider is first asked. */
const FIRST = { attendance: 5 * MINUTE, recordings: 15 * MINUTE };
/** Milliseconds from the end until missing records are given up. */
const LONGEST = { attendance: 24 * 60 * MINUTE, recordings: 72 * 60 * MINUTE };

/** Runs every minute, and when staff ask. */
export const fetchResultsJob = defineJob<Context>({
  name: "live.fetch-results",
  schedule: everyMinute,
  run: (ctx) => fetchResults(ctx, RUN),
});

/** Fetches who was in classes that are over, and their recordings, from their providers. */
export async function fetchResults(ctx: Context, run: number): Promise<void> {
  const endsAt = performance.now() + run;
  await insertFetches(ctx);
  while (performance.now() < endsAt) {
    const claimed = await claimFetch(ctx);
    if (!claimed) return;
    await attempt(ctx, claimed);
  }
  await enqueueJob(ctx, fetchResultsJob, undefined);
}

/** Queues fetches for the classes that ended recently and had a meeting. */
async function insertFetches({ database, clock }: Context): Promise<void> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const minutes = (duration: number) => sql`${duration / MINUTE} * interval '1 minute'`;
  await database.execute(sql`
    insert into live_fetches (occurrence_id, what, state, try_at)
    select o.id, kind.what, 'pending', o.ends_at + kind.wait
    from live_occurrences o
    join live_meetings m on m.occurrence_id = o.id and m.external_id is not null
    cross join (values
      ('attendance', ${minutes(FIRST.attendance)}), ('recordings', ${minutes(FIRST.recordings)})
    ) kind(what, wait)
    where o.ends_at <= ${now} and o.starts_at > ${now} - interval '8 days'
      and o.cancelled_at is null
    on conflict do nothing`);
}

type Fetch = typeof liveFetches.$inferSelect;

/** Leases the fetch that has been due for longest; null if none is due. */
async function claimFetch({ database, clock }: Context): Promise<Fetch | null> {
  const now = clock.now();
  const due = sql`(
    select occurrence_id, what from live_fetches
    where try_at <= ${now.toISOString()}::timestamptz
    order by try_at, occurrence_id, what limit 1 for update skip locked)`;
  const [claimed] = await database
    .update(liveFetches)
    .set({
      tryAt: new Date(now.getTime() + LEASE),
      attempts: sql`${liveFetches.attempts} + 1`,
    })
    .where(sql`(${liveFetches.occurrenceId}, ${liveFetches.what}) in ${due}`)
    .returning();
  return claimed ?? null;
}

async function attempt(ctx: Context, fetch: Fetch): Promise<void> {
  const [found] = await ctx.database
    .select({ meeting: liveMeetings, endsAt: liveOccurrences.endsAt })
    .from(liveOccurrences)
    .innerJoin(liveMeetings, eq(liveMeetings.occurrenceId, liveOccurrences.id))
    .where(eq(liveOccurrences.id, fetch.occurrenceId));
  const { key, externalId } = found?.meeting ?? {};
  if (!found || !key || !externalId) return settle(ctx, fetch, { state: "none", tryAt: null });
  try {
    const provider = await openProviderOf(ctx, found.meeting);
    const isThere = await fetchFrom(ctx, provider, { fetch, meeting: { key, id: externalId } });
    const state = isThere === null ? "none" : "done";
    if (isThere !== false) return await settle(ctx, fetch, { state, tryAt: null, error: null });
    return await waitForIt(ctx, fetch, found.endsAt);
  } catch (error) {
    const failure = asFailure(error);
    if (failure.reason === "gone") return waitForIt(ctx, fetch, found.endsAt);
    const tryAt = retryTime(failure, fetch.attempts, ctx.clock.now());
    const isOver = tryAt === null || tryAt.getTime() > found.endsAt.getTime() + LONGEST[fetch.what];
    return settle(ctx, fetch, {
      state: isOver ? "failed" : "pending",
      tryAt: isOver ? null : tryAt,
      error: failure.reason,
      errorDetail: failure.detail,
    });
  }
}

interface Asked {
  fetch: Fetch;
  meeting: { key: string; id: string };
}

/** Whether there was anything; null if the provider keeps no such record. */
function fetchFrom(
  ctx: Context,
  provider: LiveProvider,
  { fetch: { what, occurrenceId }, meeting }: Asked,
): Promise<boolean | null> {
  return what === "attendance"
    ? storeAttendance(ctx, provider.attendance, { occurrenceId, meeting })
    : storeRecordings(ctx, provider, { occurrenceId, meeting });
}

/** Records take a while to appear; if one never does, there was nothing to record. */
function waitForIt(ctx: Context, fetch: Fetch, endsAt: Date): Promise<void> {
  const tryAt = retryTime(
    { reason: "unreachable", retryAfter: null },
    fetch.attempts + 3,
    ctx.clock.now(),
  );
  const isOver = tryAt === null || tryAt.getTime() > endsAt.getTime() + LONGEST[fetch.what];
  return settle(ctx, fetch, {
    state: isOver ? "done" : "pending",
    tryAt: isOver ? null : tryAt,
    error: null,
  });
}

/** Stores the state, unless another process has taken the fetch over, or staff asked again. */
async function settle(
  { database }: Context,
  { occurrenceId, what, attempts }: Fetch,
  fields: Partial<Fetch>,
): Promise<void> {
  await database
    .update(liveFetches)
    .set({ errorDetail: "", ...fields })
    .where(
      and(
        eq(liveFetches.occurrenceId, occurrenceId),
        eq(liveFetches.what, what),
        eq(liveFetches.attempts, attempts),
      ),
    );
}
