import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { id, pathId } from "../http/values.ts";
import { presentation } from "./presentation-endpoints.ts";
import { resultGroup } from "./result-values.ts";

const titled = z.strictObject({ id, title: z.string() });

/** An option on the projector. People are null unless `may_show`. */
const presentedOption = z.strictObject({
  id,
  text: z.string(),
  /** Whether it is right; null in a poll. */
  valid: z.boolean().nullable(),
  /** People whose final choice it is. */
  chosen: z.int().nullable(),
  /** People who chose it in the first round. */
  first: z.int().nullable(),
});
export type PresentedOption = z.infer<typeof presentedOption>;

const presentedQuestion = z.strictObject({
  course: titled,
  page: titled,
  /** The group whose answers are shown; null for everyone's. */
  group: resultGroup.nullable(),
  section_id: id,
  question: z.string(),
  /** Language of the question. */
  language: z.string(),
  /** Position among the course's choice questions, from 1, and their number. */
  place: z.strictObject({ number: z.int(), of: z.int() }),
  /** The questions before and after; null at the ends. */
  previous: id.nullable(),
  next: id.nullable(),
  /** People enrolled (in the group), those of them who answered, and those who answered the second round. */
  students: z.int(),
  answers: z.int(),
  second_answers: z.int(),
  /** Whether the question has two rounds. */
  two_rounds: z.boolean(),
  /** With fewer answers, options have no figures, so that no one can be identified. */
  answers_needed: z.int(),
  /**
   * Whether options have figures: `answers_needed` have answered, and a group's answers would not expose
   * fewer than that outside it.
   */
  may_show: z.boolean(),
  options: z.array(presentedOption),
  /** The path for students to answer it, on this site. */
  student_path: z.string(),
  /** Whether the viewer may admit phones and open questions. */
  may_open: z.boolean(),
  /** The viewer's running presentation of the course; null for none. */
  presentation: presentation.nullable(),
});
export type PresentedQuestion = z.infer<typeof presentedQuestion>;

const question = z.strictObject({
  /** The question; by default the first of the course. */
  section: pathId.optional(),
  /** Show only the answers of this group. */
  group: pathId.optional(),
});

export const readPresentedQuestion = endpoint({
  name: "readPresentedQuestion",
  method: "GET",
  path: "/api/authoring/courses/:courseId/present",
  summary:
    "A question of choices for the projector in class, with what was answered until now and without " +
    "names. Figures come from the tallies: asking often costs little.",
  params: z.strictObject({ courseId: pathId }),
  query: question,
  response: presentedQuestion,
  errors: [404],
});

/** Streams a question while the class answers it. A client that still shows it reconnects. */
export const followPresentedQuestion = endpoint({
  name: "followPresentedQuestion",
  method: "GET",
  path: "/api/authoring/courses/:courseId/present/live",
  summary: "A question for the projector, each time that someone answers or comes in.",
  params: z.strictObject({ courseId: pathId }),
  query: question,
  response: "events",
  event: presentedQuestion,
  errors: [404],
});
