import type { LiveClassFields, LiveProviderKind } from "@paso/contract";

import type { ClassSchedule } from "../schedule/expand-schedule.ts";

/** The form of a class as it is stored. */
export interface ClassPlan extends ClassSchedule {
  title: string;
  text: string;
  /** Empty for none. */
  password: string;
  capacity: number | null;
  /** Null if none was chosen, which is refused. */
  provider: LiveProviderKind | null;
  isRecorded: boolean;
  hostIds: number[];
}

export function readFields(fields: LiveClassFields): ClassPlan {
  return {
    title: fields.title,
    text: fields.text,
    starts: fields.starts,
    timeZone: fields.time_zone,
    duration: fields.duration_minutes,
    repeat: fields.repeat,
    password: fields.password,
    capacity: fields.capacity,
    provider: fields.provider,
    isRecorded: fields.is_recorded,
    hostIds: [...new Set(fields.host_ids)],
  };
}
