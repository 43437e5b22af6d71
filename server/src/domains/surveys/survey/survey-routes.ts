import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { signedIn } from "../../accounts/index.ts";
import { countAskedBy, countAudience } from "../audience/count-audience.ts";
import { copySurvey } from "./copy-survey.ts";
import { createSurvey } from "./create-survey.ts";
import { deleteSurvey } from "./delete-survey.ts";
import { findSurvey } from "./find-survey.ts";
import { listSurveys } from "./list-surveys.ts";
import { presentSurvey } from "./present-survey.ts";
import { closeSurvey, publishSurvey } from "./publish-survey.ts";
import { storedFields } from "./stored-fields.ts";
import { surveyState } from "./survey-state.ts";
import { updateSurvey } from "./update-survey.ts";

const PART = 20;

const load = ({ ctx, params }: Call<{ surveyId: number }>) => findSurvey(ctx, params.surveyId);

/** Site surveys for administrators: writing and running. */
export function surveyRoutes(app: FastifyInstance): void {
  route(app, api.listSiteSurveys, {
    action: "site-survey.read",
    handle: async ({ ctx, query }) => {
      const limit = query.limit ?? PART;
      const rows = await listSurveys(ctx, {
        search: query.q?.trim() ?? "",
        before: decodeIdCursor(query.cursor) ?? 2 ** 31 - 1,
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
      const asked = await countAskedBy(
        ctx,
        shown.map(({ id }) => id),
      );
      const { timeZone } = ctx.site;
      const local = (date: Date | null) => date && formatLocalDate(date, timeZone);
      return {
        surveys: shown.map((survey) => ({
          id: survey.id,
          title: survey.title,
          state: surveyState(survey, ctx.clock.now()),
          is_anonymous: survey.isAnonymous,
          opens: local(survey.opensAt),
          closes: local(survey.closesAt),
          answers: survey.answers,
          asked: survey.askedAtClose ?? asked.get(survey.id) ?? 0,
        })),
        next_cursor: nextCursor,
        time_zone: timeZone,
      };
    },
  });

  route(app, api.createSiteSurvey, {
    action: "site-survey.change",
    handle: async ({ ctx, body }) =>
      presentSurvey(ctx, await createSurvey(ctx, storedFields(body, ctx.site.timeZone))),
  });

  route(app, api.countSurveyAudience, {
    action: "site-survey.read",
    handle: async ({ ctx, body }) => ({ people: await countAudience(ctx, body) }),
  });

  route(app, api.readSiteSurvey, {
    action: "site-survey.read",
    load,
    handle: ({ ctx, subject }) => presentSurvey(ctx, subject),
  });

  route(app, api.updateSiteSurvey, {
    action: "site-survey.change",
    load,
    handle: async ({ ctx, subject, body: { version, ...body } }) => {
      const fields = storedFields(body, ctx.site.timeZone);
      return presentSurvey(ctx, await updateSurvey(ctx, { id: subject.id, version, fields }));
    },
  });

  route(app, api.publishSiteSurvey, {
    action: "site-survey.change",
    load,
    handle: async ({ ctx, actor, subject: { id } }) =>
      presentSurvey(ctx, await publishSurvey(ctx, { id, actorId: signedIn(actor).id })),
  });

  route(app, api.closeSiteSurvey, {
    action: "site-survey.change",
    load,
    handle: async ({ ctx, actor, subject: { id } }) =>
      presentSurvey(ctx, await closeSurvey(ctx, { id, actorId: signedIn(actor).id })),
  });

  route(app, api.copySiteSurvey, {
    action: "site-survey.change",
    load,
    handle: async ({ ctx, subject }) => presentSurvey(ctx, await copySurvey(ctx, subject)),
  });

  route(app, api.deleteSiteSurvey, {
    action: "site-survey.change",
    load,
    handle: async ({ ctx, actor, subject: { id } }) => ({
      answers: await deleteSurvey(ctx, { id, actorId: signedIn(actor).id }),
    }),
  });
}
