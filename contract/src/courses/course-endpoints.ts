import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { pictureQuery } from "../http/picture-query.ts";
import { id, localDateTime, pathId } from "../http/values.ts";
import { courseStatus } from "./course-status.ts";

/** What staff fill into the form of a course. */
const courseForm = z.strictObject({
  /** Web address, `files/NAME` for the picture uploaded to the course, or empty. */
  thumbnail: z.string(),
  order: z.int(),
  start_date: localDateTime.nullable(),
  end_date: localDateTime.nullable(),
  status: courseStatus,
});

/** The courses that a person may author (staff) or is enrolled in (students). */
export const listCourses = endpoint({
  name: "listCourses",
  method: "GET",
  path: "/api/courses",
  scope: "courses:read",
  summary: "Courses for pickers: those one may author into, or is enrolled in.",
  query: z.strictObject({
    /** `true` adds drafts, the fields of the form of each course, and `is_admin`; for staff. */
    ignoreStatus: z.enum(["true", "false"]).optional(),
  }),
  response: z.strictObject({
    courses: z.array(courseForm.partial().extend({ id, title: z.string() })),
    is_admin: z.boolean().optional(),
  }),
});

export const courseThumbnail = endpoint({
  name: "getCourseThumbnail",
  method: "GET",
  path: "/api/courses/:courseId/thumbnail",
  summary: "The picture that a course carries in its own files.",
  params: z.strictObject({ courseId: pathId }),
  query: pictureQuery,
  response: "file",
  errors: [404],
});
