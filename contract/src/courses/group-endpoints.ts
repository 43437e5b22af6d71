import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { id, localDateTime, pathId, plainText } from "../http/values.ts";
import { chosenStudents } from "./people-endpoints.ts";

/** The groups of a course: cohorts, which may have dates that override the course's. */

const coursePath = z.strictObject({ courseId: pathId });
const groupPath = z.strictObject({ courseId: pathId, groupId: pathId });

const groupFields = z.strictObject({
  name: plainText
    .trim()
    .min(1, { error: "This field is required." })
    .max(100, { error: "This is too long." }),
  /** Null if the course's own date applies. */
  start_date: localDateTime.nullable().optional(),
  end_date: localDateTime.nullable().optional(),
});

export const createGroup = endpoint({
  name: "createGroup",
  method: "POST",
  path: "/api/authoring/courses/:courseId/groups",
  summary: "Add a group to a course.",
  params: coursePath,
  body: groupFields,
  idempotent: true,
  response: z.strictObject({ id }),
  errors: [404, 409],
});

/** Omitted fields stay. */
export const updateGroup = endpoint({
  name: "updateGroup",
  method: "PUT",
  path: "/api/authoring/courses/:courseId/groups/:groupId",
  summary: "Rename a group, or give it other dates.",
  params: groupPath,
  body: groupFields.partial(),
  response: z.strictObject({ id }),
  errors: [404],
});

export const deleteGroup = endpoint({
  name: "deleteGroup",
  method: "DELETE",
  path: "/api/authoring/courses/:courseId/groups/:groupId",
  summary: "Delete a group, and move its students to another one; never the first group.",
  params: groupPath,
  query: z.strictObject({
    /** The group its students move to; may be omitted if it is empty. */
    move_to: pathId.optional(),
  }),
  response: z.strictObject({ id }),
  errors: [404, 409],
});

export const moveStudents = endpoint({
  name: "moveStudents",
  method: "POST",
  path: "/api/authoring/courses/:courseId/students/move",
  summary: "Move students to another group, and the counts of their answers with them.",
  params: coursePath,
  body: chosenStudents.extend({ group_id: id }),
  response: z.strictObject({
    /** Those who were in another group before. */
    user_ids: z.array(id),
  }),
  errors: [404],
});

export const extendStudents = endpoint({
  name: "extendStudents",
  method: "POST",
  path: "/api/authoring/courses/:courseId/students/extend",
  summary: "Give students an end of their own; until then the course and its modules stay open.",
  params: coursePath,
  body: chosenStudents.extend({
    /** Null restores the dates of group and course. */
    end_date: localDateTime.nullable(),
  }),
  response: z.strictObject({ user_ids: z.array(id) }),
  errors: [404],
});
