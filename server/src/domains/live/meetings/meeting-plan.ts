import type { liveClasses, liveOccurrences } from "../../../database/tables/index.ts";
import type { MeetingPlan } from "../providers/live-provider.ts";

type LiveClass = Pick<
  typeof liveClasses.$inferSelect,
  "title" | "text" | "timeZone" | "password" | "capacity" | "isRecorded"
>;
type Occurrence = Pick<typeof liveOccurrences.$inferSelect, "startsAt" | "endsAt">;

/** The plan of the meeting for one date of a class. */
export function meetingPlan(live: LiveClass, { startsAt, endsAt }: Occurrence): MeetingPlan {
  return {
    title: live.title,
    description: live.text,
    startsAt,
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    timeZone: live.timeZone,
    password: live.password === "" ? null : live.password,
    capacity: live.capacity,
    isRecorded: live.isRecorded,
  };
}
