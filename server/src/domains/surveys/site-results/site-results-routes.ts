import { api, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { forReports } from "../../../database/replica.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { sendSpreadsheet } from "../../../platform/http/send-spreadsheet.ts";
import { findSurvey } from "../survey/find-survey.ts";
import { listTexts } from "./list-texts.ts";
import { readSiteResults } from "./read-site-results.ts";
import { readSiteTable } from "./read-site-table.ts";

const PART = 20;

/** Results of site surveys. */
export function siteResultsRoutes(app: FastifyInstance): void {
  const load = ({ ctx, params }: Call<{ surveyId: number }>) => findSurvey(ctx, params.surveyId);

  route(app, api.readSiteSurveyResults, {
    action: "site-survey.read",
    load,
    handle: async ({ ctx, subject }) => readSiteResults(await forReports(ctx), subject),
  });

  route(app, api.listSurveyTexts, {
    action: "site-survey.read",
    load,
    handle: async ({ ctx, subject: survey, params: { partId }, query }) => {
      const limit = query.limit ?? PART;
      const after = query.cursor ?? "";
      const found = await listTexts(await forReports(ctx), {
        survey,
        questionId: partId,
        after,
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      return {
        texts: shown.map(({ text, people, names }) => ({ text, people, names })),
        next_cursor: found.length > limit ? (shown.at(-1)?.hash ?? null) : null,
      };
    },
  });

  route(app, api.exportSiteSurvey, {
    action: "site-survey.read",
    load,
    handle: async ({ ctx, subject: survey, params: { format }, request, reply }) => {
      const { locale } = request;
      const table = await readSiteTable(await forReports(ctx), { survey, locale });
      const name = survey.title || translateMessage("Survey", locale);
      return sendSpreadsheet(reply, { name, format, locale, table });
    },
  });
}
