import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { signedIn } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { findBooks } from "../entries/find-books.ts";
import { findExportFile, findExports } from "./find-exports.ts";
import { requestExport } from "./request-export.ts";

/** A workbook as a file, for its owner. */
export function exportRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.listWorkbookExports, {
    action: "workbook.export",
    handle: async ({ ctx, actor, query }) => {
      const { timeZone } = ctx.site;
      const wanted = { userId: signedIn(actor).id, courseId: query.course ?? null };
      const found = await findExports(ctx, wanted);
      return {
        exports: found.map(({ id, format, state, jobId, size, requestedAt, expiresAt }) => ({
          id,
          format,
          state,
          job_id: jobId,
          size,
          requested_at: formatLocalDate(requestedAt, timeZone),
          expires_at: formatLocalDate(expiresAt, timeZone),
        })),
        time_zone: timeZone,
      };
    },
  });

  route(app, api.requestWorkbookExport, {
    action: "workbook.export",
    handle: async ({ ctx, actor, body, request: { locale } }) => {
      const person = signedIn(actor);
      const { course_id: courseId, format } = body;
      const books = await findBooks(ctx, memory, person, courseId);
      const wanted = { userId: person.id, courseId, format, locale };
      return { job_id: await requestExport(ctx, books, wanted) };
    },
  });

  route(app, api.downloadWorkbookExport, {
    action: "workbook.export",
    handle: async ({ ctx, actor, params, request, reply }) => {
      const file = await findExportFile(ctx, { userId: signedIn(actor).id, ...params });
      return sendFile(request, reply, ctx.storage, file);
    },
  });
}
