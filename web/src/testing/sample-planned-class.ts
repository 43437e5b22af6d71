import type { PlannedClass, PlannedDate } from "@paso/contract";

import { USER_ID } from "./render-screen.tsx";

const NOTHING_FETCHED = { state: "none", reason: null, retry_at: null } as const;

/** A date of {@link plannedClass}: 45 minutes from six in the evening in Madrid, in its winter. */
export function plannedDate(id: number, day: string, more: Partial<PlannedDate> = {}): PlannedDate {
  return {
    id,
    starts: `${day}T18:00`,
    starts_at: `${day}T17:00:00.000Z`,
    ends_at: `${day}T17:45:00.000Z`,
    joins_from: `${day}T16:50:00.000Z`,
    duration_minutes: 45,
    state: "planned",
    is_moved: false,
    cancel_reason: "",
    meeting: { state: "ready", reason: null, retry_at: null },
    joined: 0,
    attendance: NOTHING_FETCHED,
    recordings: [],
    recordings_fetch: NOTHING_FETCHED,
    ...more,
  };
}

/** A weekly class at Zoom, on three Wednesdays to come, which the viewer hosts and may change. */
export function plannedClass(more: Partial<PlannedClass> = {}): PlannedClass {
  return {
    id: 9,
    version: 3,
    state: "planned",
    cancel_reason: "",
    course: { id: 3, title: "Soil" },
    group: null,
    title: "Questions on mixing",
    text: "Bring one.",
    starts: "2026-11-25T18:00",
    duration_minutes: 45,
    time_zone: "Europe/Madrid",
    repeat: {
      frequency: "weekly",
      interval: 1,
      weekdays: [],
      month_by: "date",
      until: null,
      count: 3,
    },
    password: "",
    capacity: null,
    provider: "zoom",
    has_credentials: true,
    is_recorded: false,
    host_ids: [USER_ID],
    hosts: [{ id: USER_ID, name: "Ada Byron" }],
    occurrences: [
      plannedDate(21, "2026-11-25"),
      plannedDate(22, "2026-12-02"),
      plannedDate(23, "2026-12-09"),
    ],
    may_change: true,
    may_present: false,
    now: "2026-11-20T09:00:00.000Z",
    ...more,
  };
}

/** The same class once its one date is over. */
export function pastClass(date: Partial<PlannedDate> = {}): PlannedClass {
  return plannedClass({
    state: "ended",
    repeat: null,
    occurrences: [plannedDate(21, "2026-11-18", { state: "ended", ...date })],
  });
}
