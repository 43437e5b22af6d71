import { and, eq, gt } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { liveClasses, liveHosts, liveOccurrences } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { type LiveClass, lockClass } from "../access/find-class.ts";
import { NEW_SECRET } from "../credentials/audited-credentials.ts";
import { changeMeetings, releaseMeetings, setUpMeetings } from "../meetings/plan-meetings.ts";
import { announceClass } from "../messages/announce-class.ts";
import { type ClassDate, expandSchedule } from "../schedule/expand-schedule.ts";
import { matchDates } from "../schedule/match-dates.ts";
import { auditedPlan } from "./audited-plan.ts";
import { changeDates } from "./change-dates.ts";
import { checkPlan } from "./check-plan.ts";
import type { ClassPlan } from "./class-fields.ts";
import { listHosts } from "./find-hosts.ts";
import { newDate } from "./new-date.ts";
import { recordClassAudit } from "./record-class-audit.ts";

interface Update {
  classId: number;
  /** Who saves it. */
  actorId: number;
  /** The version that the author started from. */
  version: number;
  plan: ClassPlan;
  /** Refuses a stale version with the current state. */
  refuseStale: (ctx: Context) => Promise<never>;
}

/**
 * Saves a class's form. Dates that have begun stay as they were; upcoming ones follow the new rule.
 * @throws `conflict` if it was cancelled, or by `refuseStale`; `invalid`
 */
export function updateLiveClass(
  ctx: Context,
  { classId, actorId, version, plan: wanted, refuseStale }: Update,
): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const now = inner.clock.now();
    const live = await lockClass(inner, classId);
    if (live.version !== version) return refuseStale(inner);
    if (live.cancelledAt) throw conflict("class_cancelled", "This class was cancelled.");
    const hosts = await listHosts(inner, classId);
    const { hostIds, ...plan } = await checkPlan(inner, {
      courseId: live.courseId,
      plan: wanted,
      hostIds: hosts.map(({ id }) => id),
    });
    const isMoved = await followRule(inner, live, plan);
    await database
      .update(liveClasses)
      .set({ ...plan, version: version + 1, updatedAt: now })
      .where(eq(liveClasses.id, classId));
    await database.delete(liveHosts).where(eq(liveHosts.classId, classId));
    await database.insert(liveHosts).values(hostIds.map((userId) => ({ classId, userId })));
    await recordClassAudit(inner, {
      action: "live_class.changed",
      actorId,
      live,
      before: auditedPlan(live, hosts),
      after: {
        ...auditedPlan(plan, await listHosts(inner, classId)),
        ...(isNewPassword(live, plan) && { meeting_password: NEW_SECRET }),
      },
    });
    const coming = await listComing(inner, classId);
    const ids = coming.map(({ id }) => id);
    if (plan.provider === live.provider) await changeMeetings(inner, ids);
    else await releaseMeetings(inner, ids);
    await setUpMeetings(inner, classId);
    if (isMoved || plan.title !== live.title) {
      const change = { classId, occurrenceId: null, change: "changed" as const };
      await announceClass(inner, { ...change, version: version + 1 });
    }
  });
}

const isNewPassword = (before: { password: string }, { password }: { password: string }) =>
  password !== "" && password !== before.password;

/** Gives a class the dates of its new rule; returns whether any of them changed. */
async function followRule(
  ctx: Context,
  live: LiveClass,
  plan: Pick<ClassPlan, "starts" | "timeZone" | "duration" | "repeat">,
): Promise<boolean> {
  const now = ctx.clock.now();
  const wanted = expandSchedule(plan).filter(({ startsAt }) => startsAt > now);
  const known = await listComing(ctx, live.id);
  const { courseId, groupId, id: classId } = live;
  const begun = await ctx.database.$count(liveOccurrences, eq(liveOccurrences.classId, classId));
  if (wanted.length === 0 && begun === known.length) {
    throw invalid({ starts: ["Choose a time to come."] });
  }
  const { kept, added, removed } = matchDates(known, wanted, plan.timeZone);
  await releaseMeetings(ctx, removed);
  await ctx.database.delete(liveOccurrences).where(isAnyOf(liveOccurrences.id, removed));
  const isMoved = await changeDates(ctx, { known, kept });
  if (added.length > 0) {
    const rows = added.map((date: ClassDate) => newDate(date, { classId, courseId, groupId, now }));
    await ctx.database.insert(liveOccurrences).values(rows);
  }
  return isMoved || added.length > 0 || removed.length > 0;
}

function listComing({ database, clock }: Context, classId: number) {
  return database
    .select()
    .from(liveOccurrences)
    .where(and(eq(liveOccurrences.classId, classId), gt(liveOccurrences.startsAt, clock.now())))
    .orderBy(liveOccurrences.plannedAt);
}
