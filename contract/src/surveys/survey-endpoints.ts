import { z } from "zod";

import { role } from "../accounts/session-endpoints.ts";
import { endpoint, type EndpointInput, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, locale, pageQuery, pathId, plainText } from "../http/values.ts";
import { surveyQuestion } from "./survey-questions.ts";

/** Quality surveys of the whole site, as administrators write and run them. */

const audience = {
  /** People with one of these roles are asked. */
  roles: z.array(role).max(4),
  /** Only people of these courses, if any are given here or in `group_ids`; including staff. */
  course_ids: z.array(id).max(100),
  /** Only students of these groups. */
  group_ids: z.array(id).max(100),
};

const fields = z.strictObject({
  title: plainText.trim().max(200, { error: "This is too long." }),
  /** Shown above the questions. */
  intro: plainText.trim().max(2_000, { error: "This is too long." }),
  /** Language of the survey's texts. */
  language: locale,
  /** Fixed after the first answer. */
  is_anonymous: z.boolean(),
  /** Null opens it when it is published. */
  opens: localDateTime.nullable(),
  /** Null keeps it open until it is closed by hand. */
  closes: localDateTime.nullable(),
  /** When those who have not answered are reminded, once; exclusive with `reminder_days`. */
  reminder_date: localDateTime.nullable(),
  /** The same in days before it closes. */
  reminder_days: z.int().min(1).max(60).nullable(),
  ...audience,
  questions: z.array(surveyQuestion).min(1).max(60),
});
export type SurveyFields = z.infer<typeof fields>;

/** `scheduled`: published, and not open yet. */
export const surveyState = z.enum(["draft", "scheduled", "open", "closed"]);
export type SurveyState = z.infer<typeof surveyState>;

const survey = fields.extend({
  id,
  state: surveyState,
  /** Incremented with every change; an update carries the one it began with. */
  version: z.int(),
  /** How many people have answered. */
  answers: z.int(),
  /** How many people are asked. */
  asked: z.int(),
  /** Whether the reminder was sent. */
  is_reminded: z.boolean(),
  /** Names of `group_ids`; deleted groups are missing. */
  groups: z.array(
    z.strictObject({
      id,
      /** Empty for an unnamed default group. */
      name: z.string(),
      course_title: z.string(),
    }),
  ),
  time_zone: z.string(),
});
export type SiteSurvey = z.infer<typeof survey>;

export const listSiteSurveys = endpoint({
  name: "listSiteSurveys",
  method: "GET",
  path: "/api/admin/surveys",
  summary: "The surveys of the site, newest first.",
  query: pageQuery.extend({
    /** Part of the title. */
    q: plainText.max(200).optional(),
  }),
  response: z.strictObject({
    surveys: z.array(
      survey.pick({
        id: true,
        title: true,
        state: true,
        is_anonymous: true,
        opens: true,
        closes: true,
        answers: true,
        asked: true,
      }),
    ),
    next_cursor: z.string().nullable(),
    time_zone: z.string(),
  }),
});
export type SiteSurveys = EndpointOutput<typeof listSiteSurveys>;

export const createSiteSurvey = endpoint({
  name: "createSiteSurvey",
  method: "POST",
  path: "/api/admin/surveys",
  summary: "Add a survey of the site as a draft.",
  body: fields,
  idempotent: true,
  response: survey,
});

const surveyPath = z.strictObject({ surveyId: pathId });

export const readSiteSurvey = endpoint({
  name: "readSiteSurvey",
  method: "GET",
  path: "/api/admin/surveys/:surveyId",
  summary: "A survey of the site with its questions.",
  params: surveyPath,
  response: survey,
  errors: [404],
});

export const updateSiteSurvey = endpoint({
  name: "updateSiteSurvey",
  method: "PUT",
  path: "/api/admin/surveys/:surveyId",
  summary:
    "Save a survey. Once somebody has answered, texts can be reworded and questions and options " +
    "added; what was answered can no longer be taken away, and neither can the promise about names.",
  params: surveyPath,
  body: fields.extend({ version: z.int().min(1) }),
  response: survey,
  errors: [404, 409],
});

export const publishSiteSurvey = endpoint({
  name: "publishSiteSurvey",
  method: "POST",
  path: "/api/admin/surveys/:surveyId/publish",
  summary: "Check a draft, and let it open at its date. What is missing is named beside its field.",
  params: surveyPath,
  response: survey,
  errors: [404, 409],
});

export const closeSiteSurvey = endpoint({
  name: "closeSiteSurvey",
  method: "POST",
  path: "/api/admin/surveys/:surveyId/close",
  summary: "Close a published survey now; its answers stay.",
  params: surveyPath,
  response: survey,
  errors: [404, 409],
});

export const copySiteSurvey = endpoint({
  name: "copySiteSurvey",
  method: "POST",
  path: "/api/admin/surveys/:surveyId/copy",
  summary:
    "Make a draft of a survey's next run. Its questions keep their ids, by which results of all runs " +
    "are lined up.",
  params: surveyPath,
  idempotent: true,
  response: survey,
  errors: [404],
});

export const deleteSiteSurvey = endpoint({
  name: "deleteSiteSurvey",
  method: "DELETE",
  path: "/api/admin/surveys/:surveyId",
  summary: "Delete a survey with all its answers, for good.",
  params: surveyPath,
  response: z.strictObject({ answers: z.int() }),
  errors: [404],
});

export const countSurveyAudience = endpoint({
  name: "countSurveyAudience",
  method: "POST",
  path: "/api/admin/surveys/audience",
  summary: "How many people a survey would ask; nothing is stored.",
  body: z.strictObject(audience),
  response: z.strictObject({ people: z.int() }),
});
export type SurveyAudience = EndpointInput<typeof countSurveyAudience>["body"];
