import {
  liveClasses,
  liveCredentials,
  liveHosts,
  liveMeetings,
  liveOccurrences,
} from "../database/tables/index.ts";
import type { Context } from "../platform/context.ts";

/** Lets classes be held at a Jitsi server without tokens: all, or those of one course. */
export async function insertJitsi(
  { database, clock }: Context,
  courseId: number | null = null,
): Promise<void> {
  const settings = { kind: "jitsi" as const, server: "https://meet.example.org", appId: "" };
  await database
    .insert(liveCredentials)
    .values({ courseId, kind: "jitsi", settings, changedAt: clock.now() })
    .onConflictDoNothing();
}

interface ClassPlan extends Partial<typeof liveClasses.$inferInsert> {
  startsAt?: Date;
  hostIds?: readonly number[];
}

const MINUTE = 60_000;

/** A class of the site with a single date, in five minutes unless given, and its meeting at Jitsi. */
export async function insertLiveClass(ctx: Context, plan: ClassPlan = {}) {
  const { database, clock } = ctx;
  const now = clock.now();
  const { startsAt = new Date(now.getTime() + 5 * MINUTE), hostIds = [], ...fields } = plan;
  const [live] = await database
    .insert(liveClasses)
    .values({
      title: "Questions on soil",
      text: "Bring one.",
      starts: startsAt.toISOString().slice(0, 16),
      timeZone: "UTC",
      duration: 60,
      password: "",
      provider: "jitsi",
      isRecorded: false,
      createdAt: now,
      updatedAt: now,
      ...fields,
    })
    .returning();
  const { id: classId, courseId, groupId, duration } = live!;
  for (const userId of hostIds) await database.insert(liveHosts).values({ classId, userId });
  const endsAt = new Date(startsAt.getTime() + duration * MINUTE);
  const dates = { plannedAt: startsAt, startsAt, endsAt };
  const [date] = await database
    .insert(liveOccurrences)
    .values({ classId, courseId, groupId, ...dates, createdAt: now, updatedAt: now })
    .returning();
  const { id: occurrenceId } = date!;
  const key = `key-of-occurrence-${occurrenceId}`;
  await database.insert(liveMeetings).values({
    occurrenceId,
    provider: "jitsi",
    key,
    externalId: `paso-${key}`,
    doneVersion: 1,
    doneAt: now,
    createdAt: now,
  });
  return { classId, occurrenceId };
}
