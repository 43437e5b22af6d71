import { api, type Message, type ResultsTable, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { forReports } from "../../database/replica.ts";
import { decodeCursor, takePart } from "../../platform/cursor.ts";
import { route } from "../../platform/http/route.ts";
import { sendSpreadsheet } from "../../platform/http/send-spreadsheet.ts";
import { signedIn } from "../accounts/index.ts";
import { type CourseMemory, hasRightIn } from "../courses/index.ts";
import { readResultsExport } from "./export/read-results-export.ts";
import { findScope } from "./figures/read-figures.ts";
import { loadContent } from "./load-content.ts";
import { ensureResults } from "./refresh/ensure-results.ts";
import { listStudentResults } from "./students/list-student-results.ts";
import { presentStudentResult } from "./students/present-student-result.ts";
import { readStudentWay } from "./students/read-student-way.ts";

/** Students in a part of the list. */
const PART = 50;

const NAMES: Record<ResultsTable, Message> = {
  questions: "Results",
  students: "Students",
  answers: "Answers",
  grades: "Grades",
  moodle: "Grades for Moodle",
  canvas: "Grades for Canvas",
};

/** How each student is getting on, for staff, and results as spreadsheets. */
export function studentResultsRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = loadContent(memory);

  route(app, api.listStudentResults, {
    action: "results.read",
    load,
    handle: async ({ ctx, subject: content, query }) => {
      const courseId = content.id;
      if (query.group !== undefined) await findScope(ctx, { courseId, groupId: query.group });
      await ensureResults(ctx, courseId);
      const limit = query.limit ?? PART;
      const { rows, total } = await listStudentResults(await forReports(ctx), {
        courseId,
        search: query.q ?? "",
        groupId: query.group,
        show: query.show,
        order: query.order ?? "name",
        after: decodeCursor(query.cursor)[0] ?? null,
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
      return {
        students: shown.map((row) => presentStudentResult(row, ctx.site)),
        total,
        pages: content.pages.length,
        next_cursor: nextCursor,
      };
    },
  });

  route(app, api.readStudentWay, {
    action: "results.read",
    load,
    handle: async ({ ctx, actor, subject: content, params: { userId } }) => {
      const mayIntervene = await hasRightIn(ctx, signedIn(actor), content.id, "edit");
      return readStudentWay(ctx, memory, { content, userId, mayIntervene });
    },
  });

  route(app, api.exportResults, {
    action: "results.export",
    load,
    handle: async ({ ctx, subject: content, params: { table: which, format }, request, reply }) => {
      const { locale } = request;
      const table = await readResultsExport(ctx, { content, locale, which, format });
      const name = `${content.title} – ${translateMessage(NAMES[which], locale)}`;
      return sendSpreadsheet(reply, { name, format, table });
    },
  });
}
