import { liveClasses, liveHosts, liveOccurrences } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { setUpMeetings } from "../meetings/plan-meetings.ts";
import { announceClass } from "../messages/announce-class.ts";
import { expandSchedule } from "../schedule/expand-schedule.ts";
import { auditedNewPlan } from "./audited-plan.ts";
import { checkGroup } from "./check-group.ts";
import { checkPlan } from "./check-plan.ts";
import type { ClassPlan } from "./class-fields.ts";
import { listHosts } from "./find-hosts.ts";
import { newDate } from "./new-date.ts";
import { recordClassAudit } from "./record-class-audit.ts";

interface NewClass {
  /** Who plans it; null for the demo. */
  actorId: number | null;
  /** Null for a class of the whole site. */
  courseId: number | null;
  /** Null for the whole course. */
  groupId: number | null;
  plan: ClassPlan;
  /** Whether its people are notified; true by default. */
  isAnnounced?: boolean;
}

/**
 * Plans a class with all its dates. Notifying its people and creating its meetings follow the commit.
 * @returns its id
 * @throws `invalid`
 */
export function createLiveClass(
  ctx: Context,
  { actorId, courseId, groupId, plan: wanted, isAnnounced = true }: NewClass,
): Promise<number> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const now = inner.clock.now();
    await checkGroup(inner, { courseId, groupId });
    const dates = expandSchedule(wanted);
    const last = dates.at(-1);
    if (!last || last.endsAt <= now) throw invalid({ starts: ["Choose a time to come."] });
    const { hostIds, ...plan } = await checkPlan(inner, { courseId, plan: wanted });
    const [live] = await database
      .insert(liveClasses)
      .values({ ...plan, courseId, groupId, createdAt: now, updatedAt: now })
      .returning({ id: liveClasses.id });
    if (!live) throw new Error("The class was not stored.");
    const { id: classId } = live;
    await database.insert(liveHosts).values(hostIds.map((userId) => ({ classId, userId })));
    await database
      .insert(liveOccurrences)
      .values(dates.map((date) => newDate(date, { classId, courseId, groupId, now })));
    await setUpMeetings(inner, classId);
    await recordClassAudit(inner, {
      action: "live_class.planned",
      actorId,
      live: { ...plan, courseId, groupId },
      after: auditedNewPlan(plan, await listHosts(inner, classId)),
    });
    const change = { classId, occurrenceId: null, change: "planned" as const, version: 1 };
    if (isAnnounced) await announceClass(inner, change);
    return classId;
  });
}
