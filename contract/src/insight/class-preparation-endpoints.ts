import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId } from "../http/values.ts";
import { resultGroup, resultPlace, resultsAge } from "./result-values.ts";

/** A question that divides the class: two options are about equally popular. */
const splitQuestion = z.strictObject({
  place: resultPlace,
  answers: z.int(),
  /** The two most chosen options, the first of them first. */
  options: z.tuple([
    z.strictObject({ text: z.string(), people: z.int() }),
    z.strictObject({ text: z.string(), people: z.int() }),
  ]),
});
export type SplitQuestion = z.infer<typeof splitQuestion>;

/** A question of two rounds in which many changed their answer. */
const changedQuestion = z.strictObject({
  place: resultPlace,
  /** People who answered twice, and those of them who changed their answer. */
  revised: z.int(),
  changed: z.int(),
});
export type ChangedQuestion = z.infer<typeof changedQuestion>;

/** A student's text for others to read; anonymous, as shown in class. */
const classOpinion = z.strictObject({
  id,
  place: resultPlace,
  text: z.string(),
  likes: z.int(),
  comments: z.int(),
});
export type ClassOpinion = z.infer<typeof classOpinion>;

/** Topics worth discussing in class, most relevant first; at most five of each. */
export const readClassPreparation = endpoint({
  name: "readClassPreparation",
  method: "GET",
  path: "/api/authoring/courses/:courseId/class-preparation",
  summary:
    "What of a course is worth talking about in class: questions that divide it and those that changed " +
    "minds, from five answers on, and the opinions that were liked most and found no reply.",
  params: z.strictObject({ courseId: pathId }),
  query: z.strictObject({
    /** Only students of this group. */
    group: pathId.optional(),
  }),
  response: resultsAge.extend({
    course: namedCourse,
    groups: z.array(resultGroup),
    splits: z.array(splitQuestion),
    changed: z.array(changedQuestion),
    liked: z.array(classOpinion),
    lonely: z.array(classOpinion),
  }),
  errors: [404],
});
export type ClassPreparation = EndpointOutput<typeof readClassPreparation>;
