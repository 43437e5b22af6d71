import { z } from "zod";

import { endpoint, type EndpointInput, type EndpointOutput } from "../http/endpoint.ts";
import { id, instant, localDateTime, MAX_ID, pathId, plainText } from "../http/values.ts";
import { classMinutes, classSchedule } from "./class-schedule.ts";
import { liveClassHead, liveClassQuery, occurrenceDates } from "./live-class-endpoints.ts";
import { liveProviderKind } from "./live-provider-endpoints.ts";

/**
 * Live classes, for those who plan them: administrators see those of the site, the staff of a course
 * its own. Viewers read all of it and change nothing (403).
 */

/**
 * The state of a date's meeting at its provider. `later`: created when the date is near. `pending`:
 * being created. `failed`: could not be created, and is retried unless `retry_at` is null.
 * `outdated`: exists, but a later change failed in the same way. `gone`: the provider no longer has
 * it; it is recreated on request. `none`: the date is past or cancelled.
 */
export const meetingState = z.strictObject({
  state: z.enum(["later", "pending", "ready", "failed", "outdated", "gone", "none"]),
  /** Why it failed or is outdated, in the language of the request; null in every other state. */
  reason: z.string().nullable(),
  /** When it is retried, or for `later` created; null if not automatically. */
  retry_at: instant.nullable(),
});
export type MeetingState = z.infer<typeof meetingState>;

const listedOccurrence = occurrenceDates.extend({
  ...liveClassHead,
  class_id: id,
  meeting: meetingState,
  /** How many people joined, without hosts. */
  joined: z.int(),
  capacity: z.int().nullable(),
  /** Whether the viewer hosts it. */
  is_host: z.boolean(),
});
export type PlannedOccurrence = z.infer<typeof listedOccurrence>;

export const listPlannedClasses = endpoint({
  name: "listPlannedClasses",
  method: "GET",
  path: "/api/authoring/live-classes",
  summary: "Dates of the live classes that a person of the staff sees.",
  query: liveClassQuery,
  response: z.strictObject({
    live_classes: z.array(listedOccurrence),
    next_cursor: z.string().nullable(),
    /** Whether this person may plan a class: in the requested course, or in any. */
    may_create: z.boolean(),
    now: instant,
  }),
});
export type PlannedClassList = EndpointOutput<typeof listPlannedClasses>;

const hostPerson = z.strictObject({ id, name: z.string() });

export const readClassChoices = endpoint({
  name: "readClassChoices",
  method: "GET",
  path: "/api/authoring/live-classes/choices",
  summary: "What can be chosen in the form of a live class.",
  query: z.strictObject({
    /** For a class of this course; if omitted, of the site. */
    course: pathId.optional(),
  }),
  response: z.strictObject({
    /** Whether this person may plan classes of the whole site. */
    may_site: z.boolean(),
    /** Courses for which this person may plan classes, by title. */
    courses: z.array(
      z.strictObject({
        id,
        title: z.string(),
        groups: z.array(z.strictObject({ id, name: z.string() })),
      }),
    ),
    /** Those with credentials for the course or the site; empty if some have to be added first. */
    providers: z.array(liveProviderKind),
    /** Possible hosts: the course's staff, or administrators and instructors; including the viewer. */
    hosts: z.array(hostPerson),
    /** The default zone: the viewer's own, or the site's. */
    time_zone: z.string(),
  }),
  errors: [404],
});
export type ClassChoices = EndpointOutput<typeof readClassChoices>;

/** A form without a chosen course sends 0. */
const chosenCourse = z.int().min(1, { error: "Choose a course." }).max(MAX_ID);

const fields = z.strictObject({
  title: plainText
    .trim()
    .min(1, { error: "This field is required." })
    .max(200, { error: "This is too long." }),
  /** Plain text with line breaks. */
  text: plainText.trim().max(5_000, { error: "This is too long." }),
  ...classSchedule,
  /** For the meeting; empty for none. */
  password: z.string().regex(/^[A-Za-z0-9@_*-]{0,10}$/, {
    error: "Use up to 10 characters: letters, digits and @ - _ *.",
  }),
  /** How many people are admitted besides the hosts; null if unlimited. */
  capacity: z
    .int({ error: "Enter a whole number." })
    .min(1, { error: "Enter a number from 1 up." })
    .max(100_000, { error: "This number is too large." })
    .nullable(),
  /** Null is refused: with “Add credentials first.” if there are none at all. */
  provider: liveProviderKind.nullable(),
  /** Whether the meeting is recorded, if its provider supports that. */
  is_recorded: z.boolean(),
  host_ids: z.array(id).min(1, { error: "Choose at least one host." }).max(50),
});
export type LiveClassFields = z.infer<typeof fields>;

/** A recording as shown to staff. */
const recording = z.strictObject({
  id,
  title: z.string(),
  address: z.string(),
  /** The password required at the address; null for none. */
  password: z.string().nullable(),
  is_embedded: z.boolean(),
  /** Whether the page can play it: YouTube, Vimeo or a video file. */
  can_embed: z.boolean(),
  /** Null while only staff can see it. */
  released_at: instant.nullable(),
  /** Whether it came from the provider rather than from staff. */
  is_from_provider: z.boolean(),
});
export type ClassRecording = z.infer<typeof recording>;

/**
 * The state of fetching the provider's attendance record or recordings.
 * `none`: nothing to fetch yet, or the provider has no such record.
 */
export const fetchState = z.strictObject({
  state: z.enum(["none", "pending", "done", "failed"]),
  /** Why it failed, in the language of the request. */
  reason: z.string().nullable(),
  retry_at: instant.nullable(),
});
export type FetchState = z.infer<typeof fetchState>;

const plannedOccurrence = occurrenceDates.extend({
  /** The start in the class's zone. */
  starts: localDateTime,
  duration_minutes: z.int(),
  meeting: meetingState,
  joined: z.int(),
  attendance: fetchState,
  recordings: z.array(recording),
  recordings_fetch: fetchState,
});
export type PlannedDate = z.infer<typeof plannedOccurrence>;

const plannedClass = fields.extend({
  id,
  /** Incremented with every change; an update carries the one it began with. */
  version: z.int(),
  state: z.enum(["planned", "ended", "cancelled"]),
  cancel_reason: z.string(),
  course: liveClassHead.course,
  group: liveClassHead.group,
  provider: liveProviderKind,
  /** Whether there are still credentials for it. */
  has_credentials: z.boolean(),
  host_ids: z.array(id),
  hosts: z.array(hostPerson),
  occurrences: z.array(plannedOccurrence),
  /** Whether the viewer may change it; hosts with read access may not. */
  may_change: z.boolean(),
  /** Whether the viewer may present questions of its course, and there is one. */
  may_present: z.boolean(),
  now: instant,
});
export type PlannedClass = z.infer<typeof plannedClass>;

export const createLiveClass = endpoint({
  name: "createLiveClass",
  method: "POST",
  path: "/api/authoring/live-classes",
  summary:
    "Plan a live class; its meetings are set up at the provider afterwards, and its people notified.",
  body: fields.extend({
    /** Null for a class of the whole site. */
    course_id: chosenCourse.nullable(),
    /** Only for people of this group; null for everyone in the course. */
    group_id: id.nullable(),
  }),
  idempotent: true,
  response: plannedClass,
});
export type NewLiveClass = EndpointInput<typeof createLiveClass>["body"];

export const previewClassDates = endpoint({
  name: "previewClassDates",
  method: "POST",
  path: "/api/authoring/live-classes/dates",
  summary: "The dates that a form's schedule comes to; nothing is stored.",
  body: z.strictObject(classSchedule),
  response: z.strictObject({
    dates: z.array(z.strictObject({ starts_at: instant, ends_at: instant })),
  }),
});
export type ClassDates = EndpointOutput<typeof previewClassDates>;

const classPath = z.strictObject({ classId: pathId });

export const readPlannedClass = endpoint({
  name: "readPlannedClass",
  method: "GET",
  path: "/api/authoring/live-classes/:classId",
  summary: "A live class with its form, its dates and what became of their meetings.",
  params: classPath,
  response: plannedClass,
  errors: [404],
});

export const updateLiveClass = endpoint({
  name: "updateLiveClass",
  method: "PUT",
  path: "/api/authoring/live-classes/:classId",
  summary:
    "Save a live class. Dates to come follow its new rule; those that it still gives keep their changes, " +
    "and past ones stay as they were. A stale version gets 409 with the current state.",
  params: classPath,
  body: fields.extend({ version: z.int().min(1) }),
  response: plannedClass,
  errors: [404, 409],
});

const reason = plainText.trim().max(500, { error: "This is too long." });

export const cancelLiveClass = endpoint({
  name: "cancelLiveClass",
  method: "POST",
  path: "/api/authoring/live-classes/:classId/cancel",
  summary: "Cancel a live class with all its dates to come; its people are notified.",
  params: classPath,
  body: z.strictObject({ reason }),
  response: plannedClass,
  errors: [404, 409],
});

export const deleteLiveClass = endpoint({
  name: "deleteLiveClass",
  method: "DELETE",
  path: "/api/authoring/live-classes/:classId",
  summary:
    "Delete a live class that is over or cancelled, with its attendance and recordings, for good.",
  params: classPath,
  response: z.strictObject({ id }),
  errors: [404, 409],
});

const occurrencePath = classPath.extend({ occurrenceId: pathId });

export const moveOccurrence = endpoint({
  name: "moveOccurrence",
  method: "PUT",
  path: "/api/authoring/live-classes/:classId/occurrences/:occurrenceId",
  summary: "Give one date of a live class another time; the others stay.",
  params: occurrencePath,
  body: z.strictObject({
    /** In the class's zone. */
    starts: localDateTime,
    duration_minutes: classMinutes,
  }),
  response: plannedClass,
  errors: [404, 409],
});

export const cancelOccurrence = endpoint({
  name: "cancelOccurrence",
  method: "POST",
  path: "/api/authoring/live-classes/:classId/occurrences/:occurrenceId/cancel",
  summary: "Cancel one date of a live class; its people are notified.",
  params: occurrencePath,
  body: z.strictObject({ reason }),
  response: plannedClass,
  errors: [404, 409],
});

export const restoreOccurrence = endpoint({
  name: "restoreOccurrence",
  method: "POST",
  path: "/api/authoring/live-classes/:classId/occurrences/:occurrenceId/restore",
  summary: "Let a cancelled date to come take place after all.",
  params: occurrencePath,
  response: plannedClass,
  errors: [404, 409],
});

export const setUpMeeting = endpoint({
  name: "setUpMeeting",
  method: "POST",
  path: "/api/authoring/live-classes/:classId/occurrences/:occurrenceId/set-up",
  summary:
    "Try again now to make a date's meeting, or make it again where the provider no longer has it; a " +
    "meeting that is there stays as it is.",
  params: occurrencePath,
  response: plannedClass,
  errors: [404, 409],
});
