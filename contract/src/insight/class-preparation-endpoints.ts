import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId } from "../http/values.ts";
import { resultGroup, resultPlace, resultsAge } from "./result-values.ts";

/** A question that divides the class: about as many chose one option as another. */
const splitQuestion = z.strictObject({
  place: resultPlace,
  answers: z.int(),
  /** The two options chosen most, the first of them first. */
  options: z.tuple([
    z.strictObject({ text: z.string(), people: z.int() }),
    z.strictObject({ text: z.string(), people: z.int() }),
  ]),
});
export type SplitQuestion = z.infer<typeof splitQuestion>;

/** A question of two rounds after which many thought differently. */
const changedQuestion = z.strictObject({
  place: resultPlace,
  /** People who answered twice, and those of them who changed their answer. */
  revised: z.int(),
  changed: z.int(),
});
export type ChangedQuestion = z.infer<typeof changedQuestion>;

/** What a student wrote for others to read; without a name, as a class sees it. */
const classOpinion = z.strictObject({
  id,
  place: resultPlace,
  text: z.string(),
  likes: z.int(),
  comments: z.int(),
});
export type ClassOpinion = z.infer<typeof classOpinion>;

/** What is worth talking about in class, most of it first; five of each at most. */
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
