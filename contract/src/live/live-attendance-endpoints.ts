import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { SPREADSHEETS } from "../http/spreadsheet-formats.ts";
import { id, pageQuery, pathId, plainText } from "../http/values.ts";
import { LONGEST_CLASS } from "./class-schedule.ts";
import { fetchState } from "./live-authoring-endpoints.ts";

/** Attendance of a live class: as recorded by its provider, and as corrected by staff. */

const classPath = z.strictObject({ classId: pathId });
const occurrencePath = classPath.extend({ occurrenceId: pathId });

const attendee = z.strictObject({
  user_id: id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** The effective minutes: set by hand, or else recorded by the provider; null if neither is known. */
  minutes: z.int().nullable(),
  provider_minutes: z.int().nullable(),
  is_by_hand: z.boolean(),
  /** Whether the person was given an address of the meeting. */
  has_joined: z.boolean(),
});
export type ClassAttendee = z.infer<typeof attendee>;

export const listClassAttendance = endpoint({
  name: "listClassAttendance",
  method: "GET",
  path: "/api/authoring/live-classes/:classId/occurrences/:occurrenceId/attendance",
  summary:
    "Attendance of one date. For a class of a course or group all its students by name, beside others " +
    "who were there; for one of the site those who were.",
  params: occurrencePath,
  query: pageQuery.extend({
    /** Parts of a name or address; accents and case do not matter. */
    q: plainText.max(200).optional(),
  }),
  response: z.strictObject({
    attendance: z.array(attendee),
    next_cursor: z.string().nullable(),
    /** Attendees known only to the provider; only with the first batch of the list. */
    guests: z.array(z.strictObject({ name: z.string(), minutes: z.int() })),
    fetch: fetchState,
    /** How many people attended for at least a minute, including guests. */
    present: z.int(),
    may_change: z.boolean(),
  }),
  errors: [404],
});
export type ClassAttendance = EndpointOutput<typeof listClassAttendance>;

export const changeClassAttendance = endpoint({
  name: "changeClassAttendance",
  method: "PUT",
  path: "/api/authoring/live-classes/:classId/occurrences/:occurrenceId/attendance",
  summary: "Say by hand how long people were there, or take that back.",
  params: occurrencePath,
  body: z.strictObject({
    user_ids: z.array(id).min(1, { error: "This field is required." }).max(500),
    /** 0 for absent; null to restore what the provider recorded. */
    minutes: z
      .int({ error: "Enter a whole number." })
      .min(0, { error: "Enter a whole number." })
      .max(LONGEST_CLASS, { error: "A class lasts at most 24 hours." })
      .nullable(),
  }),
  response: z.strictObject({ user_ids: z.array(id) }),
  errors: [404, 409],
});

export const fetchClassResults = endpoint({
  name: "fetchClassResults",
  method: "POST",
  path: "/api/authoring/live-classes/:classId/occurrences/:occurrenceId/fetch",
  summary: "Ask the provider again who was there and what was recorded, once the class is over.",
  params: occurrencePath,
  response: z.strictObject({ attendance: fetchState, recordings: fetchState }),
  errors: [404, 409],
});

export const exportClassAttendance = endpoint({
  name: "exportClassAttendance",
  method: "GET",
  path: "/api/authoring/live-classes/:classId/attendance-export/:format",
  summary: "Attendance of all past dates as a spreadsheet: a line for each person and date.",
  params: classPath.extend({ format: z.enum(["csv", "xlsx"]) }),
  response: "file",
  fileTypes: SPREADSHEETS,
  errors: [404],
});
