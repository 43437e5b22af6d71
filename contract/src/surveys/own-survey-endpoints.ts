import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, locale, pathId } from "../http/values.ts";
import { surveyAnswers, surveyQuestion } from "./survey-questions.ts";

/** Surveys of the site, for those who are asked. */

const ownSurvey = z.strictObject({
  id,
  title: z.string(),
  /** Whether answers are stored without the person. */
  is_anonymous: z.boolean(),
  closes: localDateTime.nullable(),
});

export const listOwnSurveys = endpoint({
  name: "listOwnSurveys",
  method: "GET",
  path: "/api/surveys",
  summary: "Open surveys that ask the viewer and that they have not answered.",
  response: z.strictObject({
    surveys: z.array(ownSurvey.extend({ questions: z.int() })),
    time_zone: z.string(),
  }),
});
export type OwnSurveys = EndpointOutput<typeof listOwnSurveys>;

const surveyPath = z.strictObject({ surveyId: pathId });

/** `taken`: the viewer has answered; the answers are not returned again. */
const takenState = z.enum(["open", "taken", "closed"]);

export const readOwnSurvey = endpoint({
  name: "readOwnSurvey",
  method: "GET",
  path: "/api/surveys/:surveyId",
  summary: "A survey that asks the viewer.",
  params: surveyPath,
  response: ownSurvey.extend({
    state: takenState,
    intro: z.string(),
    language: locale,
    /** Empty if it can no longer be answered. */
    questions: z.array(surveyQuestion),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type OwnSurvey = EndpointOutput<typeof readOwnSurvey>;

export const submitSurvey = endpoint({
  name: "submitSurvey",
  method: "POST",
  path: "/api/surveys/:surveyId/response",
  summary:
    "Answer a survey, once; a repeated call changes nothing. No copy of the call is kept, as for other " +
    "calls: it would tie an anonymous response to a person.",
  params: surveyPath,
  body: z.strictObject({ answers: surveyAnswers }),
  response: z.strictObject({ state: takenState }),
  errors: [404, 409],
});
