import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId } from "../http/values.ts";

/** A student's own diplomas, and public verification by number. */

/** How much of the name verification shows: all of it, only initials, or nothing. */
export const shownName = z.enum(["full", "initials", "hidden"]);
export type ShownName = z.infer<typeof shownName>;

/** A day, `YYYY-MM-DD`, in the site's time zone. */
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

export const diploma = z.strictObject({
  id,
  /** In groups of four characters. */
  number: z.string(),
  /** Null if the course is gone. */
  course_id: id.nullable(),
  course_title: z.string(),
  /** As on the diploma. */
  name: z.string(),
  issued_on: day,
  /** `preparing` until its PDF is generated, which takes seconds. */
  state: z.enum(["preparing", "ready", "revoked"]),
  shown_name: shownName,
  /** Whether there is a picture of it, which is generated soon after the PDF. */
  has_picture: z.boolean(),
  /** Whether it is available as a badge. */
  has_badge: z.boolean(),
  /** The page of this site that verifies it. */
  verify_path: z.string().startsWith("/"),
  /** When the latest version was issued, unless it is the first. */
  reissued_on: day.nullable(),
  /** Why it was revoked; null unless it is. */
  revoke_reason: z.string().nullable(),
});
export type Diploma = z.infer<typeof diploma>;

export const listDiplomas = endpoint({
  name: "listDiplomas",
  method: "GET",
  path: "/api/diplomas",
  summary: "The viewer's own diplomas, latest first.",
  query: z.strictObject({
    /** Only of this course. */
    course: pathId.optional(),
  }),
  response: z.strictObject({ diplomas: z.array(diploma) }),
});
export type DiplomaList = EndpointOutput<typeof listDiplomas>;

const params = z.strictObject({ diplomaId: pathId });

export const readDiplomaDocument = endpoint({
  name: "readDiplomaDocument",
  method: "GET",
  path: "/api/diplomas/:diplomaId/document",
  summary: "The PDF of one of the viewer's own diplomas; 404 until it is made.",
  params,
  response: "file",
  fileTypes: ["application/pdf"],
  errors: [404],
});

export const readOwnDiplomaPicture = endpoint({
  name: "readOwnDiplomaPicture",
  method: "GET",
  path: "/api/diplomas/:diplomaId/picture",
  summary: "A picture of that PDF (WebP); 404 until it is taken.",
  params,
  response: "file",
  errors: [404],
});

export const readOwnCourseDiploma = endpoint({
  name: "readOwnCourseDiploma",
  method: "GET",
  path: "/api/courses/:courseId/diploma",
  summary: "The viewer's own diploma of a course that they take, or why there is none yet.",
  params: z.strictObject({ courseId: pathId }),
  response: z.strictObject({
    diploma: diploma.nullable(),
    /**
     * Why there is none. `preparing`: it is issued within seconds. `result`: too few answers in the
     * final quizzes were right. `pages`: pages closed before they were finished. `unfinished`: the
     * course is not finished. `none`: the course gives no diploma.
     */
    missing: z.enum(["preparing", "result", "pages", "unfinished", "none"]).nullable(),
    /** The result of the final quizzes, if it is decisive. */
    result: z
      .strictObject({
        right: z.int(),
        questions: z.int(),
        /** Required percentage of right answers. */
        least: z.int(),
      })
      .nullable(),
  }),
  errors: [404],
});
export type OwnCourseDiploma = EndpointOutput<typeof readOwnCourseDiploma>;

export const changeShownName = endpoint({
  name: "changeShownName",
  method: "PUT",
  path: "/api/diplomas/:diplomaId/shown-name",
  summary: "Choose how much of one's name verification shows.",
  params,
  body: z.strictObject({ shown_name: shownName }),
  response: z.strictObject({ shown_name: shownName }),
  errors: [404],
});

export const verifyDiploma = endpoint({
  name: "verifyDiploma",
  method: "GET",
  path: "/api/verify/:number",
  isOpen: true,
  summary: "What a diploma's number reveals to anyone who has it; needs no session.",
  params: z.strictObject({
    /** With or without separators, in upper or lower case. */
    number: z.string().max(40),
  }),
  response: z.strictObject({
    number: z.string(),
    /** `reissued`: replaced by a newer version with another number. */
    state: z.enum(["valid", "reissued", "revoked"]),
    /** As much as its owner allows; null for nothing, and for a replaced version. */
    name: z.string().nullable(),
    course_title: z.string(),
    /** Language of the course's title. */
    language: z.enum(["en", "es"]),
    site_name: z.string(),
    issued_on: day,
    /** When the version that replaced it was issued; null unless it was replaced. */
    reissued_on: day.nullable(),
    /** The reason given to the public; null unless it was revoked. */
    revoke_reason: z.string().nullable(),
  }),
  errors: [404, 429],
});
export type VerifiedDiploma = EndpointOutput<typeof verifyDiploma>;
