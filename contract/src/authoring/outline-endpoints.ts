import { z } from "zod";

import { courseStatus } from "../courses/course-status.ts";
import { sectionType } from "../courses/kinds/section-type.ts";
import { endpoint } from "../http/endpoint.ts";
import { id, localDateTime, locale, pathId, redirectTo } from "../http/values.ts";

/** The course outline: reading a whole course, and moving, copying, removing and restoring its parts. */

const coursePath = z.strictObject({ courseId: pathId });
const window = { start_date: localDateTime.nullable(), end_date: localDateTime.nullable() };
const numbered = { id, order: z.int(), title: z.string() };

export const outlineSection = z.strictObject({
  id,
  order: z.int(),
  type: sectionType,
  /** First words of the question or text, or the video's address. */
  title_line: z.string(),
  /** Options of a choice question; null for other kinds. */
  options: z.int().nullable(),
  /** People who answered. */
  answers: z.int(),
});

export const courseOutline = z.strictObject({
  course: z.strictObject({
    ...numbered,
    thumbnail: z.string(),
    /** Address of the thumbnail; empty for none. */
    thumbnail_url: z.string(),
    ...window,
    status: courseStatus,
    has_diploma: z.boolean(),
    allow_seeking: z.boolean(),
    free_navigation: z.boolean(),
    language: locale,
    students: z.int(),
  }),
  modules: z.array(
    z.strictObject({
      ...numbered,
      ...window,
      pages: z.array(z.strictObject({ ...numbered, sections: z.array(outlineSection) })),
    }),
  ),
  survey: z.strictObject({ page_id: id, questions: z.int(), answers: z.int() }).nullable(),
  /** Whether this person may change the course, or only read it. */
  may_edit: z.boolean(),
  /** Whether this person may remove the whole course. */
  may_delete: z.boolean(),
  /** Whether dates and status are locked for this person. */
  schedule_locked: z.boolean(),
  time_zone: z.string(),
});
export type CourseOutline = z.infer<typeof courseOutline>;

export const readOutline = endpoint({
  name: "readOutline",
  method: "GET",
  path: "/api/authoring/courses/:courseId/outline",
  scope: "courses:read",
  summary: "A course with its modules, pages and sections, for its authors.",
  params: coursePath,
  response: courseOutline,
  errors: [404],
});

/** Parts that can be moved, copied, removed and restored. */
export const partKind = z.enum(["course", "module", "page", "section"]);
export type PartKind = z.infer<typeof partKind>;

const part = { kind: partKind, id };

/**
 * Moves a module, page or section to a position among the children of a parent of the same course;
 * its new siblings are renumbered from 1.
 */
export const movePart = endpoint({
  name: "movePart",
  method: "POST",
  path: "/api/authoring/parts/move",
  summary: "Move a module, page or section within its course.",
  body: z.strictObject({
    kind: z.enum(["module", "page", "section"]),
    id,
    /** The course for a module, the module for a page, the page for a section. */
    parent_id: id,
    /** Index among the parent's other children, from 0. */
    position: z.int().min(0).max(10_000),
  }),
  response: z.strictObject({ course_id: id }),
  errors: [404, 409],
});

export const duplicatePart = endpoint({
  name: "duplicatePart",
  method: "POST",
  path: "/api/authoring/parts/duplicate",
  summary: "Copy a section, page, module or course without student data; the copy follows it.",
  body: z.strictObject(part),
  idempotent: true,
  response: z.strictObject({ id, redirect_to: redirectTo }),
  errors: [404, 409],
});

export const deletePart = endpoint({
  name: "deletePart",
  method: "POST",
  path: "/api/authoring/parts/delete",
  summary: "Move a section, page, module or course to the trash; answers stay.",
  body: z.strictObject({
    ...part,
    /** Without it, a removal that affects students is refused with 409 `concerns_students` and `stake`. */
    confirmed: z.boolean().optional(),
  }),
  response: z.strictObject({ redirect_to: redirectTo }),
  errors: [404, 409],
});

export const restorePart = endpoint({
  name: "restorePart",
  method: "POST",
  path: "/api/authoring/parts/restore",
  summary: "Take a part out of the trash. Where its order number is taken, it goes to the end.",
  body: z.strictObject(part),
  response: z.strictObject({ redirect_to: redirectTo }),
  errors: [404, 409],
});

export const trashedPart = z.strictObject({
  ...part,
  title: z.string(),
  /** Its former place, from the course down. */
  path: z.array(z.string()),
  deleted_at: localDateTime,
});

export const listTrash = endpoint({
  name: "listTrash",
  method: "GET",
  path: "/api/authoring/trash",
  summary: "What was removed from the courses one authors, newest first.",
  response: z.strictObject({ parts: z.array(trashedPart), time_zone: z.string() }),
});

/** An issue that should be fixed before a course is published. */
export const courseIssue = z.strictObject({
  /** Its place, from the module down; empty for the course itself. */
  path: z.array(z.string()),
  message: z.string(),
  /** A `fault` is incomplete; a `hint` may be intended. */
  level: z.enum(["fault", "hint"]),
  /** The editor where it can be fixed. */
  redirect_to: redirectTo,
});

export const checkCourse = endpoint({
  name: "checkCourse",
  method: "GET",
  path: "/api/authoring/courses/:courseId/check",
  summary: "What is incomplete in a course, with links.",
  params: coursePath,
  response: z.strictObject({ issues: z.array(courseIssue) }),
  errors: [404],
});
