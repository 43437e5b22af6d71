import { api, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { forReports } from "../../../database/replica.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { sendSpreadsheet } from "../../../platform/http/send-spreadsheet.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse } from "../../courses/index.ts";
import { listCourseSurveyTexts } from "./list-course-survey-texts.ts";
import { readResultsTable } from "./read-results-table.ts";
import { readSurveyQuestion } from "./read-survey-question.ts";
import { readSurveyResults } from "./read-survey-results.ts";

/** Page size of texts. */
const PART = 20;

/** Students' answers to a course's survey. */
export function courseResultsRoutes(app: FastifyInstance): void {
  const load = ({ ctx, actor, params }: Call<{ courseId: number }>) =>
    findCourse(ctx, signedIn(actor), params.courseId);

  route(app, api.readSurveyResults, {
    action: "survey-results.read",
    load,
    handle: async ({ ctx, actor, subject: course, query }) =>
      readSurveyResults(await forReports(ctx), signedIn(actor), { course, groupId: query.group }),
  });

  route(app, api.readSurveyQuestion, {
    action: "survey-results.read",
    load,
    handle: async ({ ctx, actor, subject: course, params: { sectionId } }) =>
      readSurveyQuestion(await forReports(ctx), signedIn(actor), { course, sectionId }),
  });

  route(app, api.listCourseSurveyTexts, {
    action: "survey-results.read",
    load,
    handle: async ({ ctx, subject: course, params: { sectionId }, query }) => {
      const limit = query.limit ?? PART;
      const found = await listCourseSurveyTexts(ctx, {
        courseId: course.id,
        sectionId,
        groupId: query.group,
        after: query.cursor ?? "",
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      return {
        texts: shown.map(({ text, people }) => ({ text, people })),
        next_cursor: found.length > limit ? (shown.at(-1)?.hash ?? null) : null,
      };
    },
  });

  route(app, api.exportSurveyResults, {
    action: "survey-results.export",
    load,
    handle: async ({ ctx, actor, subject: course, params: { format }, request, reply }) => {
      const { locale } = request;
      const table = await readResultsTable(await forReports(ctx), signedIn(actor), {
        course,
        locale,
      });
      const name = `${course.title} – ${translateMessage("Survey", locale)}`;
      return sendSpreadsheet(reply, { name, format, locale, table });
    },
  });
}
