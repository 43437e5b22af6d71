import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";

/** The diplomas of a course, for its staff. */

const coursePath = z.strictObject({ courseId: pathId });
const diplomaPath = z.strictObject({ courseId: pathId, diplomaId: pathId });

export const courseDiploma = z.strictObject({
  id,
  /** Of the latest version, in groups of four characters. */
  number: z.string(),
  /** Null if the account was erased. */
  owner: z.strictObject({ id, name: z.string(), email: z.string() }).nullable(),
  /** As on the latest version; empty if the account was erased. */
  name: z.string(),
  issued_at: localDateTime,
  /** When the latest version was issued, unless it is the first. */
  reissued_at: localDateTime.nullable(),
  /** From 1; incremented each time it is reissued. */
  version: z.int(),
  /** Whether the latest version's PDF is ready. */
  is_ready: z.boolean(),
  revoked_at: localDateTime.nullable(),
  revoke_reason: z.string().nullable(),
});
export type CourseDiploma = z.infer<typeof courseDiploma>;

/** `revoked` takes precedence over `reissued`. */
export const courseDiplomaState = z.enum(["valid", "reissued", "revoked"]);
export type CourseDiplomaState = z.infer<typeof courseDiplomaState>;

export const listCourseDiplomas = endpoint({
  name: "listCourseDiplomas",
  method: "GET",
  path: "/api/authoring/courses/:courseId/diplomas",
  summary: "The diplomas of a course, latest first.",
  params: coursePath,
  query: pageQuery.extend({
    /** Parts of a name or address, or of a diploma's number; accents and case do not matter. */
    q: plainText.max(200).optional(),
    state: courseDiplomaState.optional(),
  }),
  response: z.strictObject({
    course: namedCourse.extend({ has_diploma: z.boolean() }),
    diplomas: z.array(courseDiploma),
    /** Number of matches of `q` and `state`. */
    total: z.int(),
    /** How many diplomas the course has issued. */
    issued: z.int(),
    /** People who finished the course but have no diploma from it. */
    without: z.int(),
    /** Those of them who get none because pages closed before they had finished them. */
    missed_pages: z.int(),
    /** Conditions for a diploma besides finishing the course. */
    conditions: z.strictObject({
      /** Minimum percentage of right answers in the final quizzes; null for none. */
      least_result: z.int().nullable(),
      /** Whether pages that closed before a person finished them have to be finished, too. */
      every_page: z.boolean(),
    }),
    /** Progress of issuing to those who finished earlier, while it runs; null otherwise. */
    issuing: z.strictObject({ checked: z.int(), total: z.int() }).nullable(),
    /** Whether this person may reissue, revoke and design. */
    may_manage: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
  errors: [404],
});
export type CourseDiplomas = EndpointOutput<typeof listCourseDiplomas>;

export const diplomaEvent = z.strictObject({
  at: localDateTime,
  kind: z.enum(["issued", "reissued", "revoked", "restored"]),
  /** The name on the issued version. */
  name: z.string().nullable(),
  /** The number of the issued version. */
  number: z.string().nullable(),
  /** Why it was revoked. */
  reason: z.string().nullable(),
});
export type DiplomaEvent = z.infer<typeof diplomaEvent>;

export const readCourseDiploma = endpoint({
  name: "readCourseDiploma",
  method: "GET",
  path: "/api/authoring/courses/:courseId/diplomas/:diplomaId",
  summary: "A diploma with what has happened to it, oldest first.",
  params: diplomaPath,
  response: z.strictObject({
    diploma: courseDiploma,
    history: z.array(diplomaEvent),
  }),
  errors: [404],
});
export type CourseDiplomaDetails = EndpointOutput<typeof readCourseDiploma>;

export const reissueDiploma = endpoint({
  name: "reissueDiploma",
  method: "POST",
  path: "/api/authoring/courses/:courseId/diplomas/:diplomaId/reissue",
  summary:
    "Issue a diploma again under another number, such as after a change of name. Its owner is told " +
    "by mail, and the earlier number verifies as replaced. 409 where it was revoked, or reissued " +
    "since `version`.",
  params: diplomaPath,
  body: z.strictObject({
    /** The name on the new version. */
    name: plainText
      .trim()
      .min(1, { error: "Enter a name." })
      .max(160, { error: "This is too long." }),
    /** Whether it gets the course's current design instead of the one it was issued with. */
    current_design: z.boolean(),
    /** The latest version known to the caller. */
    version: z.int().min(1),
  }),
  response: courseDiploma,
  errors: [404, 409],
  idempotent: true,
});

export const revokeDiploma = endpoint({
  name: "revokeDiploma",
  method: "POST",
  path: "/api/authoring/courses/:courseId/diplomas/:diplomaId/revoke",
  summary: "Withdraw a diploma. Everyone who verifies it reads the reason.",
  params: diplomaPath,
  body: z.strictObject({
    reason: plainText
      .trim()
      .min(1, { error: "Give a reason." })
      .max(300, { error: "Use at most 300 characters." }),
  }),
  response: courseDiploma,
  errors: [404, 409],
});

export const restoreDiploma = endpoint({
  name: "restoreDiploma",
  method: "POST",
  path: "/api/authoring/courses/:courseId/diplomas/:diplomaId/restore",
  summary: "Make a revoked diploma valid again.",
  params: diplomaPath,
  response: courseDiploma,
  errors: [404, 409],
});
