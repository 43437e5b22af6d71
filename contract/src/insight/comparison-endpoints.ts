import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, instant, locale, localDateTime, pathId, redirectTo } from "../http/values.ts";
import { secondRound } from "../learning/student-endpoints.ts";

/** Whom a student is compared with: the whole course, their group, or a group whose run has ended. */
export const comparisonScope = z.enum(["course", "group", "run"]);
export type ComparisonScope = z.infer<typeof comparisonScope>;

const question = {
  section_id: id,
  page_title: z.string(),
  question: z.string(),
  redirect_to: redirectTo,
};

/** A choice question. All numbers are of people other than the viewer, and without staff. */
const comparedChoice = z.strictObject({
  kind: z.literal("choice"),
  ...question,
  options: z.array(
    z.strictObject({
      text: z.string(),
      /** Whether it is the viewer's last choice. */
      own: z.boolean(),
      /** Whether it is right; null in polls. */
      valid: z.boolean().nullable(),
      /** People whose last choice it is; null if too few answered. */
      others: z.int().nullable(),
    }),
  ),
  /** People who answered; null if they are too few to be shown. */
  others: z.int().nullable(),
  /** Null if there was none, and if too few answered it. */
  second_round: secondRound.nullable(),
  /** Whether the viewer changed the answer in the second round; null if they did not answer it. */
  own_change: z.boolean().nullable(),
});

/** A published opinion of the viewer. */
const comparedOpinion = z.strictObject({
  kind: z.literal("opinion"),
  ...question,
  likes: z.int(),
  comments: z.int(),
  /** Averages per opinion; null if too few were published. */
  others: z.strictObject({ opinions: z.int(), likes: z.number(), comments: z.number() }).nullable(),
});

export const readComparison = endpoint({
  name: "readComparison",
  method: "GET",
  path: "/api/student/courses/:courseId/compare",
  summary:
    "The viewer's answers beside those of the course, of their group or of an earlier run: only of " +
    "questions that they have finished, and only from five other people on. A group stays hidden as well " +
    "where the course without it would tell of fewer than five.",
  params: z.strictObject({ courseId: pathId }),
  query: z.strictObject({
    scope: comparisonScope.optional().meta({ description: "The whole course unless given" }),
    run: pathId
      .optional()
      .meta({ description: "The group of an earlier run, needed with `scope=run`" }),
  }),
  response: z.strictObject({
    scope: comparisonScope,
    /** The group of the earlier run that is shown; null otherwise. */
    run_id: id.nullable(),
    /** The viewer's group, with an empty name if it has none; null if the course has no other. */
    group: z.strictObject({ id, name: z.string() }).nullable(),
    /** Groups of the course that have ended, the latest first. */
    runs: z.array(z.strictObject({ id, name: z.string(), end_date: localDateTime })),
    /** Final quizzes that the viewer has finished. */
    quizzes: z.array(
      z.strictObject({
        module: z.strictObject({ id, title: z.string() }),
        right: z.int(),
        questions: z.int(),
        /** Of all in the scope who finished it; null if they are too few. */
        others: z.strictObject({ people: z.int(), median: z.number() }).nullable(),
      }),
    ),
    /** Modules with questions that the viewer has finished. */
    modules: z.array(
      z.strictObject({
        id,
        title: z.string(),
        questions: z.array(z.discriminatedUnion("kind", [comparedChoice, comparedOpinion])),
      }),
    ),
    /** When quizzes and opinions were counted; null if never. */
    as_of: instant.nullable(),
    /** Whether they are being counted. */
    refreshing: z.boolean(),
    /** Language of titles and questions. */
    language: locale,
  }),
  errors: [404],
});
export type Comparison = EndpointOutput<typeof readComparison>;
export type ComparedQuestion = Comparison["modules"][number]["questions"][number];
