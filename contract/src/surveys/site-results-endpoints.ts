import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { SPREADSHEETS } from "../http/spreadsheet-formats.ts";
import { id, localDateTime, pageQuery, pathId } from "../http/values.ts";
import { questionResult } from "./question-figures.ts";
import { surveyState } from "./survey-endpoints.ts";
import { surveyPartId } from "./survey-questions.ts";

/** The results of a survey of the site, for administrators. */

const surveyPath = z.strictObject({ surveyId: pathId });

const run = z.strictObject({
  id,
  title: z.string(),
  state: surveyState,
  opens: localDateTime.nullable(),
  closes: localDateTime.nullable(),
  answers: z.int(),
  asked: z.int(),
  /** `answers` of `asked`, 0 to 1; null if no one was asked. */
  response_rate: z.number().nullable(),
});

export const readSiteSurveyResults = endpoint({
  name: "readSiteSurveyResults",
  method: "GET",
  path: "/api/admin/surveys/:surveyId/results",
  summary:
    "What people answered to a survey of the site, question by question, beside its other runs. Of " +
    "fewer than five answers their number alone.",
  params: surveyPath,
  response: z.strictObject({
    survey: run.extend({ is_anonymous: z.boolean() }),
    /** The survey and those it was copied from and to, oldest first. */
    runs: z.array(run),
    questions: z.array(
      z.strictObject({
        id: surveyPartId,
        kind: z.enum(["scale", "single", "multiple", "matrix", "text"]),
        text: z.string(),
        /** One for the question as a whole, or one for each row of a matrix; none for free texts. */
        parts: z.array(
          z.strictObject({
            id: surveyPartId,
            /** The row; empty for the whole. */
            name: z.string(),
            options: z.array(z.string()),
            result: questionResult,
            /** The same in each run that included it; counts are of this survey's options. */
            runs: z.array(z.strictObject({ survey_id: id, result: questionResult })),
          }),
        ),
        /** How many wrote something; null for other kinds. */
        texts: z.int().nullable(),
      }),
    ),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type SiteSurveyResults = EndpointOutput<typeof readSiteSurveyResults>;

export const listSurveyTexts = endpoint({
  name: "listSurveyTexts",
  method: "GET",
  path: "/api/admin/surveys/:surveyId/texts/:partId",
  summary:
    "What people wrote to a question of a survey of the site, in an order that says nothing. Fewer " +
    "than five texts are kept back.",
  params: surveyPath.extend({ partId: surveyPartId }),
  query: pageQuery,
  response: z.strictObject({
    texts: z.array(
      z.strictObject({
        text: z.string(),
        /** How many wrote exactly this. */
        people: z.int(),
        /** Their names; empty in anonymous surveys. */
        names: z.array(z.string()),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [404],
});
export type SurveyTexts = EndpointOutput<typeof listSurveyTexts>;

export const exportSiteSurvey = endpoint({
  name: "exportSiteSurvey",
  method: "GET",
  path: "/api/admin/surveys/:surveyId/export/:format",
  summary: "All results of a survey of the site as a spreadsheet, texts included.",
  params: surveyPath.extend({ format: z.enum(["csv", "xlsx"]) }),
  response: "file",
  fileTypes: SPREADSHEETS,
  errors: [404],
});
