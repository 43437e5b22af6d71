import type { Context } from "../../../platform/context.ts";
import { findCourseOfClass } from "../../live/index.ts";
import { createNotifications } from "./create-notifications.ts";

interface Announced {
  classId: number;
  occurrenceId: number | null;
  change: "planned" | "changed" | "cancelled";
  version: number;
  userIds: number[];
}

/** Notifies people that a live class was planned, changed or cancelled; once per person and change. */
export async function notifyOfLiveClass(
  ctx: Context,
  { classId, occurrenceId, change, version, userIds }: Announced,
): Promise<void> {
  await notify(ctx, {
    kind: "live-class",
    bundleKey: `live-class:${classId}:${version}`,
    userIds,
    about: { liveClassId: classId, liveOccurrenceId: occurrenceId, liveChange: change },
  });
}

interface Near {
  classId: number;
  occurrenceId: number;
  when: "day" | "soon";
  /** Start in the reminder: after a move, a new one is sent. */
  startsAt: string;
  userIds: number[];
}

/** Reminds people of a live class, a day before and shortly before; once per person and date. */
export async function remindOfLiveClass(
  ctx: Context,
  { classId, occurrenceId, when, startsAt, userIds }: Near,
): Promise<void> {
  await notify(ctx, {
    kind: "live-reminder",
    bundleKey: `live-reminder:${occurrenceId}:${when}:${startsAt}`,
    userIds,
    about: { liveClassId: classId, liveOccurrenceId: occurrenceId, liveChange: when },
  });
}

interface Notified {
  kind: "live-class" | "live-reminder";
  bundleKey: string;
  userIds: number[];
  about: {
    liveClassId: number;
    liveOccurrenceId: number | null;
    liveChange: Announced["change"] | Near["when"];
  };
}

async function notify(ctx: Context, { kind, bundleKey, userIds, about }: Notified): Promise<void> {
  const courseId = await findCourseOfClass(ctx, about.liveClassId);
  // Deleted in the meantime.
  if (courseId === undefined) return;
  const cause = { kind, bundleKey, ...(courseId !== null && { courseId }), ...about };
  await createNotifications(ctx, cause, userIds);
}
