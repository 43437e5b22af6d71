import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, locale, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";
import { chosenStudents, courseGroup } from "./people-endpoints.ts";

/** A course's sign-up settings for its staff, and the requests to join. */

const coursePath = z.strictObject({ courseId: pathId });

/** `off`: only staff and codes add people. `open`: at once. `approval`: after approval by staff. */
export const signUpWay = z.enum(["off", "open", "approval"]);
export type SignUpWay = z.infer<typeof signUpWay>;

const wholeNumber = { error: "Enter a whole number." };

export const signUpSettings = z.strictObject({
  way: signUpWay,
  /**
   * Number of seats, which count all students however they were enrolled; null if unlimited. If none is
   * free, people join the waiting list. Staff and codes may exceed it.
   */
  seats: z
    .int(wholeNumber)
    .min(1, wholeNumber)
    .max(100_000, { error: "This number is too large." })
    .nullable(),
  /** When sign-up opens and closes; null is unbounded on that side. */
  opens_at: localDateTime.nullable(),
  closes_at: localDateTime.nullable(),
  /** The group that people join; null for the default one. */
  group_id: id.nullable(),
  /** Whether the course's page can be read without signing in. */
  is_public: z.boolean(),
  /** Whether search engines may list the public page. */
  is_indexed: z.boolean(),
  /** One or two sentences for the catalogue, search engines and link previews. */
  summary: plainText.trim().max(300, { error: "Use at most 300 characters." }),
  /** HTML, sanitised on write. */
  description: plainText.max(50_000, { error: "This is too long." }),
  /** Public names of staff on the page; null for those who are not shown. */
  teachers: z
    .array(
      z.strictObject({
        user_id: id,
        name: plainText
          .trim()
          .min(1, { error: "Enter a name." })
          .max(100, { error: "Use at most 100 characters." })
          .nullable(),
      }),
    )
    .max(500),
});
export type SignUpSettings = z.infer<typeof signUpSettings>;

export const readSignUp = endpoint({
  name: "readSignUp",
  method: "GET",
  path: "/api/authoring/courses/:courseId/sign-up",
  summary: "How people enrol themselves in a course, and what its page says.",
  params: coursePath,
  response: z.strictObject({
    course: z.strictObject({
      id,
      title: z.string(),
      language: locale,
      published: z.boolean(),
    }),
    settings: signUpSettings,
    /** All staff of the course, with the names of their accounts. */
    staff: z.array(z.strictObject({ id, name: z.string() })),
    groups: z.array(courseGroup),
    students: z.int(),
    /** Whether this person may change these settings. */
    may_edit: z.boolean(),
    /** Whether the site lists public courses without a session. */
    public_catalogue: z.boolean(),
    /** Address of the course's page. */
    page_url: z.string(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type CourseSignUp = EndpointOutput<typeof readSignUp>;

export const changeSignUp = endpoint({
  name: "changeSignUp",
  method: "PUT",
  path: "/api/authoring/courses/:courseId/sign-up",
  summary:
    "Decide how people enrol themselves in a course, and what its page says. Seats that become free " +
    "go to those who wait, in their order.",
  params: coursePath,
  body: signUpSettings,
  response: z.strictObject({
    settings: signUpSettings,
    /** How many people were enrolled from the waiting list. */
    enrolled: z.int(),
  }),
  errors: [404],
});

export const signUpRequest = z.strictObject({
  user_id: id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  /** `pending`: staff decide. `waiting`: is enrolled as soon as a seat is free. */
  state: z.enum(["pending", "waiting"]),
  /** The person's message; empty for none. */
  text: z.string(),
  requested_at: localDateTime,
});
export type SignUpRequest = z.infer<typeof signUpRequest>;

export const listSignUpRequests = endpoint({
  name: "listSignUpRequests",
  method: "GET",
  path: "/api/authoring/courses/:courseId/requests",
  summary: "Who asked to join a course or waits for a seat, in the order in which they asked.",
  params: coursePath,
  query: pageQuery.extend({ state: z.enum(["pending", "waiting"]).optional() }),
  response: z.strictObject({
    requests: z.array(signUpRequest),
    pending: z.int(),
    waiting: z.int(),
    /** Null if unlimited. */
    seats_left: z.int().nullable(),
    next_cursor: z.string().nullable(),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type SignUpRequests = EndpointOutput<typeof listSignUpRequests>;

export const decideSignUpRequests = endpoint({
  name: "decideSignUpRequests",
  method: "POST",
  path: "/api/authoring/courses/:courseId/requests/decide",
  summary:
    "Approve or decline requests. Anyone who is approved and finds no free seat waits in line; those " +
    "whose request was withdrawn or decided meanwhile are left out.",
  params: coursePath,
  body: chosenStudents.extend({
    decision: z.enum(["approve", "decline"]),
    /** To those who are declined: why, or what else they can do. */
    message: plainText.trim().max(1_000, { error: "This is too long." }).optional(),
  }),
  response: z.strictObject({
    enrolled: z.array(id),
    waiting: z.array(id),
    declined: z.array(id),
  }),
  errors: [404],
});
