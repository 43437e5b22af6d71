import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, instant, pageQuery, pathId, plainText } from "../http/values.ts";
import { classRepeat } from "./class-schedule.ts";
import { liveProviderKind } from "./live-provider-endpoints.ts";

/**
 * Live classes, for those who attend or host them. Only the response to joining contains the address
 * of a meeting.
 */

/** `open`: can be joined, from ten minutes before the start until the end. */
export const occurrenceState = z.enum(["planned", "open", "ended", "cancelled"]);
export type OccurrenceState = z.infer<typeof occurrenceState>;

/** One date of a class. */
export const occurrenceDates = z.strictObject({
  id,
  starts_at: instant,
  ends_at: instant,
  /** When it can first be joined. */
  joins_from: instant,
  state: occurrenceState,
  /** Whether it was moved from the date given by the class's rule. */
  is_moved: z.boolean(),
  /** The staff's reason for cancelling; empty if they gave none. */
  cancel_reason: z.string(),
});

const course = z.strictObject({ id, title: z.string() });

/** The title of a class, and whom it is for. */
export const liveClassHead = {
  title: z.string(),
  /** Null for a class of the whole site. */
  course: course.nullable(),
  /** Null if the class is not limited to a group; an empty name is the default group's. */
  group: z.strictObject({ id, name: z.string() }).nullable(),
  /** The class's own zone, in which it is planned. */
  time_zone: z.string(),
  /** Names of its hosts. */
  hosts: z.array(z.string()),
};

export const whenOfClasses = z.enum(["upcoming", "past"]);
export type WhenOfClasses = z.infer<typeof whenOfClasses>;

export const liveClassQuery = pageQuery.extend({
  /** `upcoming`, the default: not ended yet, next first. `past`: latest first. */
  when: whenOfClasses.optional(),
  /** Only classes of this course. */
  course: pathId.optional(),
  /** Part of the title. */
  q: plainText.max(200).optional(),
});

const listedOccurrence = occurrenceDates.extend({
  ...liveClassHead,
  class_id: id,
  /** Plain text with line breaks. */
  text: z.string(),
  /** Whether the viewer hosts it. */
  is_host: z.boolean(),
  /** How many recordings are released. */
  recordings: z.int(),
});
export type ListedOccurrence = z.infer<typeof listedOccurrence>;

export const listLiveClasses = endpoint({
  name: "listLiveClasses",
  method: "GET",
  path: "/api/live-classes",
  summary: "Dates of live classes that the viewer may attend or hosts.",
  query: liveClassQuery,
  response: z.strictObject({
    live_classes: z.array(listedOccurrence),
    next_cursor: z.string().nullable(),
    /** The server's clock, which decides when a class can be joined. */
    now: instant,
  }),
});
export type LiveClassList = EndpointOutput<typeof listLiveClasses>;

/** A recording as shown to viewers. */
const releasedRecording = z.strictObject({
  id,
  title: z.string(),
  address: z.string(),
  /** The password required at the address; null for none. */
  password: z.string().nullable(),
  /** Whether the page plays it itself; otherwise it is a link. */
  is_embedded: z.boolean(),
});
export type ReleasedRecording = z.infer<typeof releasedRecording>;

const attendedOccurrence = occurrenceDates.extend({
  /** Whether the meeting exists at its provider; until then joining is refused. */
  is_ready: z.boolean(),
  /** Whether every seat is taken by others. */
  is_full: z.boolean(),
  /** How long the viewer attended; null if unknown. */
  own_minutes: z.int().nullable(),
  recordings: z.array(releasedRecording),
});
export type AttendedOccurrence = z.infer<typeof attendedOccurrence>;

const classPath = z.strictObject({ classId: pathId });

export const readLiveClass = endpoint({
  name: "readLiveClass",
  method: "GET",
  path: "/api/live-classes/:classId",
  summary: "A live class with all its dates, for those who attend or host it.",
  params: classPath,
  response: z.strictObject({
    id,
    ...liveClassHead,
    text: z.string(),
    is_host: z.boolean(),
    /** Whether the viewer works on its course and may present its questions, and there is one. */
    may_present: z.boolean(),
    provider: liveProviderKind,
    /** How many people are admitted besides the hosts; null if unlimited. */
    capacity: z.int().nullable(),
    repeat: classRepeat.nullable(),
    /** In the order of their starts, including cancelled ones. */
    occurrences: z.array(attendedOccurrence),
    now: instant,
  }),
  errors: [404],
});
export type LiveClass = EndpointOutput<typeof readLiveClass>;

export const joinLiveClass = endpoint({
  name: "joinLiveClass",
  method: "POST",
  path: "/api/live-classes/:classId/occurrences/:occurrenceId/join",
  summary:
    "Take a seat and get the viewer's own address of the meeting, or the hosts' where they host it; from " +
    "ten minutes before the start until the end. It is made or fetched at that moment and not stored. 409 " +
    "before and after that, where it is full, and while the meeting is being set up; 503 where the " +
    "provider does not respond.",
  params: classPath.extend({ occurrenceId: pathId }),
  response: z.strictObject({
    address: z.url(),
    /** The password that the provider may require; null for none. No other student response has it. */
    password: z.string().nullable(),
  }),
  errors: [404, 409],
});
export type JoinedClass = EndpointOutput<typeof joinLiveClass>;

export const downloadLiveClassCalendar = endpoint({
  name: "downloadLiveClassCalendar",
  method: "GET",
  path: "/api/live-classes/:classId/calendar",
  summary:
    "A live class as an iCalendar file. It leads to the class's page of this site, never to the meeting.",
  params: classPath,
  response: "file",
  fileTypes: ["text/calendar"],
  errors: [404],
});
