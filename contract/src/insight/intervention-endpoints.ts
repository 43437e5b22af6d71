import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pathId } from "../http/values.ts";

/** Interventions of staff in one student's progress, and undoing them. */

const studentPath = z.strictObject({ courseId: pathId, userId: pathId });

/**
 * `reset`: the student's progress on a page, or one section of it, is deleted. `open`: a page opens
 * early. `excuse`: a page counts as finished, but not for the grade.
 */
export const interventionKind = z.enum(["reset", "open", "excuse"]);
export type InterventionKind = z.infer<typeof interventionKind>;

export const previewIntervention = endpoint({
  name: "previewIntervention",
  method: "GET",
  path: "/api/authoring/courses/:courseId/results/students/:userId/intervention",
  summary: "What changing a student's way would change, before it is done.",
  params: studentPath,
  query: z.strictObject({ kind: interventionKind, page: pathId, section: pathId.optional() }),
  response: z.strictObject({
    /** Begun or finished sections that are reset. */
    steps: z.int(),
    answers: z.int(),
    /** Of the answers: texts that others could read, and the reactions to them. */
    opinions: z.int(),
    likes: z.int(),
    comments: z.int(),
    /** Of the answers: those in final quizzes, and how many of them are right. */
    quiz_answers: z.int(),
    quiz_right: z.int(),
    page_finished: z.boolean(),
    course_finished: z.boolean(),
    /** Whether it would finish the course. */
    finishes_course: z.boolean(),
    /** `due`: issued once the course is finished, if its conditions are met. */
    diploma: z.enum(["none", "due", "issued", "revoked"]),
  }),
  errors: [404],
});
export type InterventionPreview = EndpointOutput<typeof previewIntervention>;

export const intervene = endpoint({
  name: "intervene",
  method: "POST",
  path: "/api/authoring/courses/:courseId/results/students/:userId/interventions",
  summary: "Reset a section or a page for one student, open a page, or excuse one.",
  params: studentPath,
  body: z.strictObject({
    kind: interventionKind,
    page_id: id,
    /** Only with `reset`: this section instead of the whole page. */
    section_id: id.optional(),
  }),
  response: z.strictObject({ id }),
  idempotent: true,
  errors: [404, 409],
});

export const extendTime = endpoint({
  name: "extendTime",
  method: "POST",
  path: "/api/authoring/courses/:courseId/results/students/:userId/extension",
  summary:
    "Give a student more time: an end of their own, before which neither the course nor its modules close " +
    "for them. It can be undone for a day.",
  params: studentPath,
  body: z.strictObject({ end_date: localDateTime }),
  response: z.strictObject({ id }),
  idempotent: true,
  errors: [404],
});

export const undoIntervention = endpoint({
  name: "undoIntervention",
  method: "POST",
  path: "/api/authoring/courses/:courseId/results/students/:userId/interventions/:interventionId/undo",
  summary:
    "Undo a change of the last day. Sections that the student took anew since keep their new answers.",
  params: studentPath.extend({ interventionId: pathId }),
  response: z.strictObject({ id }),
  errors: [404],
});
