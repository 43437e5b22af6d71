import { z } from "zod";

import { graphicType } from "../courses/kinds/graphic-type.ts";
import { endpoint } from "../http/endpoint.ts";
import { id, pathId, plainText } from "../http/values.ts";
import { quizSummary } from "../learning/quiz-endpoints.ts";
import {
  advanceResult,
  answerRound,
  choiceCounts,
  MAX_ANSWER,
  pageData,
} from "../learning/student-endpoints.ts";
import { sectionStatus } from "../learning/student-section.ts";
import { opinionList } from "../opinions/opinion-endpoints.ts";

/**
 * A page taken by its author as a student would, with a fictitious class. Nothing is stored: the
 * steps taken so far are sent with every call.
 */

const steps = z
  .array(
    z.strictObject({
      section_id: id,
      status: sectionStatus.exclude(["pending"]),
      answer: z.string().max(MAX_ANSWER).nullable(),
      /** The answer before a second round. */
      first_answer: z.string().max(MAX_ANSWER).nullish(),
    }),
  )
  .max(1_000);
export type PreviewSteps = z.infer<typeof steps>;

export const previewPage = endpoint({
  name: "previewPage",
  method: "POST",
  path: "/api/preview/pages/:pageId",
  summary: "A page as a student would see it after some steps.",
  params: z.strictObject({ pageId: pathId }),
  body: z.strictObject({ steps }),
  response: pageData,
  errors: [404],
});

export const previewAdvance = endpoint({
  name: "previewAdvance",
  method: "POST",
  path: "/api/preview/pages/:pageId/sections/:sectionId",
  summary: "One step of a preview: answers as the real call would, and stores nothing.",
  params: z.strictObject({ pageId: pathId, sectionId: pathId }),
  body: z.strictObject({
    steps,
    answer: plainText.max(MAX_ANSWER).nullable(),
    round: answerRound.optional(),
  }),
  response: advanceResult.extend({ steps }),
  errors: [404, 409],
});

export const previewGraphic = endpoint({
  name: "previewGraphic",
  method: "GET",
  path: "/api/preview/graphic/:questionId/:graphicType",
  summary: "What an invented class answered.",
  params: z.strictObject({ questionId: pathId, graphicType }),
  query: z.strictObject({
    /** The viewer's answer, in wire form. */
    answer: z.string().max(1_000).optional(),
    /** The one before the second round, if that is answered. */
    first_answer: z.string().max(1_000).optional(),
    /** Set once the viewer has gone on. */
    finished: z.literal("true").optional(),
  }),
  response: choiceCounts,
  errors: [404],
});

export const previewOpinions = endpoint({
  name: "previewOpinions",
  method: "GET",
  path: "/api/preview/opinions/:questionId",
  summary: "What an invented class wrote.",
  params: z.strictObject({ questionId: pathId }),
  response: opinionList,
  errors: [404],
});

export const previewQuizSummary = endpoint({
  name: "previewQuizSummary",
  method: "POST",
  path: "/api/preview/final-quiz-resume/:sectionId",
  summary: "The final quiz summary after some steps of a preview.",
  params: z.strictObject({ sectionId: pathId }),
  body: z.strictObject({ steps }),
  response: quizSummary,
  errors: [404],
});
