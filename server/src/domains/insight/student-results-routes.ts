import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { forReports } from "../../database/replica.ts";
import { decodeIdCursor, takePart } from "../../platform/cursor.ts";
import { route } from "../../platform/http/route.ts";
import { sendSpreadsheet } from "../../platform/http/send-spreadsheet.ts";
import { signedIn } from "../accounts/index.ts";
import { type CourseMemory, findRights, requireRight } from "../courses/index.ts";
import { fileLocale, nameExportFile } from "./export/export-name.ts";
import { readResultsExport } from "./export/read-results-export.ts";
import { readGrade } from "./grades/read-grade.ts";
import { loadContent } from "./load-content.ts";
import { ensureResults } from "./refresh/ensure-results.ts";
import { chooseStudents } from "./students/choose-students.ts";
import { listStudentResults } from "./students/list-student-results.ts";
import { presentStudentResult } from "./students/present-student-result.ts";
import { readStudentWay } from "./students/read-student-way.ts";
import { writeToStudents } from "./students/write-to-students.ts";

/** Students per page. */
const PART = 50;

/** How each student is getting on, for staff, and results as spreadsheets. */
export function studentResultsRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = loadContent(memory);

  route(app, api.listStudentResults, {
    action: "results.read",
    load,
    handle: async ({ ctx, subject: content, query }) => {
      await ensureResults(ctx, content.id);
      const limit = query.limit ?? PART;
      const { section: sectionId } = query;
      const { rows, total } = await listStudentResults(await forReports(ctx), {
        ...(await chooseStudents(ctx, content, { ...query, sectionId })),
        order: query.order ?? "name",
        after: decodeIdCursor(query.cursor),
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

  route(app, api.writeToStudents, {
    action: "results.write-to",
    load: async (call) => {
      const content = await load(call);
      await requireRight(call.ctx, signedIn(call.actor), content.id, "manage_students");
      return content;
    },
    handle: async ({ ctx, actor, subject: content, body }) => {
      const { group_id: group, section_id: sectionId, student_ids: studentIds } = body;
      const which = await chooseStudents(ctx, content, { ...body, group, sectionId, studentIds });
      return writeToStudents(ctx, { which, authorId: signedIn(actor).id });
    },
  });

  route(app, api.readStudentWay, {
    action: "results.read",
    load,
    handle: async ({ ctx, actor, subject: content, params: { userId } }) => {
      const mayDo = await findRights(ctx, signedIn(actor), content.id);
      const [way, grade] = await Promise.all([
        readStudentWay(ctx, memory, { content, userId, mayDo }),
        readGrade(ctx, content, userId),
      ]);
      return { ...way, grade };
    },
  });

  route(app, api.exportResults, {
    action: "results.export",
    load,
    handle: async ({ ctx, subject: content, params, query, request, reply }) => {
      const { table: which, format } = params;
      const { locale } = request;
      const table = await readResultsExport(ctx, {
        content,
        locale,
        which,
        asked: query,
        format,
      });
      const name = await nameExportFile(ctx, { content, which, locale, asked: query });
      return sendSpreadsheet(reply, { name, format, locale: fileLocale(which, locale), table });
    },
  });
}
