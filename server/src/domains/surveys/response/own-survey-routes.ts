import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { SiteSettings } from "../../../platform/context.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { signedIn } from "../../accounts/index.ts";
import type { Survey } from "../survey/find-survey.ts";
import { findOwnSurvey, listOwnSurveys } from "./find-own-survey.ts";
import { submitResponse } from "./submit-response.ts";

/** Site surveys for the people asked. */
export function ownSurveyRoutes(app: FastifyInstance): void {
  const load = ({ ctx, actor, params }: Call<{ surveyId: number }>) =>
    findOwnSurvey(ctx, { id: params.surveyId, userId: signedIn(actor).id });

  route(app, api.listOwnSurveys, {
    action: "survey.answer",
    handle: async ({ ctx, actor }) => {
      const surveys = await listOwnSurveys(ctx, signedIn(actor).id);
      return {
        surveys: surveys.map((survey) => ({
          ...presentHead(survey, ctx.site),
          questions: survey.questions.length,
        })),
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.readOwnSurvey, {
    action: "survey.answer",
    load,
    handle: async ({ ctx, subject: { survey, state } }) => ({
      ...presentHead(survey, ctx.site),
      state,
      intro: survey.intro,
      language: survey.language,
      questions: state === "open" ? survey.questions : [],
      time_zone: ctx.site.timeZone,
    }),
  });

  route(app, api.submitSurvey, {
    action: "survey.answer",
    load,
    handle: async ({ ctx, actor, subject, body: { answers } }) => {
      const { id: userId } = signedIn(actor);
      await submitResponse(ctx, { id: subject.survey.id, userId, answers });
      return { state: "taken" as const };
    },
  });
}

function presentHead(survey: Survey, { timeZone }: SiteSettings) {
  return {
    id: survey.id,
    title: survey.title,
    is_anonymous: survey.isAnonymous,
    closes: survey.closesAt && formatLocalDate(survey.closesAt, timeZone),
  };
}
