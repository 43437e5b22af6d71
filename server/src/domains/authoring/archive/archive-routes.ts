import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import { api, type Locale } from "@paso/contract";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { DomainError, invalid, notFound } from "../../../platform/errors/domain-error.ts";
import { readIdempotentCall } from "../../../platform/http/read-idempotent-call.ts";
import { uploadScope, withReceivedFiles } from "../../../platform/http/receive-files.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse, loadCourseContent } from "../../courses/index.ts";
import { type CourseParts, countCourseParts } from "../structure/count-course-parts.ts";
import { type ArchiveIssue, ArchiveRefused, describeIssue } from "./archive-issue.ts";
import { archiveOfCourse } from "./archive-of-course.ts";
import { findOwnDesign } from "./design-events.ts";
import { importCourse, type ImportedCourse, type ImportInput } from "./import-course.ts";
import { zipStream } from "./write-zip.ts";

/** Largest archive accepted from a browser, in bytes; larger ones go through `paso import`. */
const LARGEST = 512 * 1024 ** 2;

/** Import and export of whole courses in the browser. */
export function archiveRoutes(app: FastifyInstance): void {
  route(app, api.exportArchive, {
    action: "authoring.export",
    handle: async ({ ctx, actor, params, reply }) => {
      const { title } = await findCourse(ctx, signedIn(actor), params.courseId);
      const content = await loadCourseContent(ctx.database, params.courseId);
      if (!content) throw notFound("The course selected doesn't exist.");
      const design = await findOwnDesign(ctx, params.courseId);
      const archive = await archiveOfCourse(content, design, ctx.site.timeZone);
      return reply
        .header("content-disposition", contentDisposition(zipNameOf(title)))
        .header("cache-control", "no-store")
        .type("application/zip")
        .send(zipStream(archive, ctx.storage));
    },
  });

  uploadScope(app, (uploads) => {
    route(uploads, api.importArchive, {
      action: "authoring.import",
      handle: async ({ ctx, actor, query, request }) => {
        const publishes = query.publish === "true";
        const authorId = signedIn(actor).id;
        const imported = await withReceivedFiles(
          request,
          { fileSize: LARGEST, files: 1 },
          async ([file]) => {
            if (file?.key !== "archive") throw invalid({ archive: ["This field is required."] });
            const { path } = file;
            const idempotent = readIdempotentCall(request, await hashOf(path));
            return importUpload(ctx, { path, authorId, publishes, idempotent }, request.locale);
          },
        );
        const size = await countCourseParts(ctx, imported.courseId);
        return presentImport(imported, { ...size, publishes }, request.locale);
      },
    });
  });
}

/** File systems allow fewer characters than titles do. */
function zipNameOf(title: string): string {
  const plain = title.replaceAll(/[\s\p{Cc}/\\:*?"<>|]+/gu, " ").trim();
  return `${plain || "course"}.zip`;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("base64url");
}

async function importUpload(
  ctx: Context,
  input: ImportInput,
  locale: Locale,
): Promise<ImportedCourse> {
  try {
    return await importCourse(ctx, input);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw refusal(error.issues, locale);
    throw error;
  }
}

/** The 422 response that describes every issue. */
function refusal(issues: readonly ArchiveIssue[], locale: Locale): DomainError {
  return new DomainError(
    "invalid",
    "archive_refused",
    "The archive is refused. Nothing of it was imported.",
    { lines: { archive: issues.map((issue) => lineOf(issue, locale)) } },
  );
}

function lineOf(issue: ArchiveIssue, locale: Locale): string {
  const { location, field, message } = describeIssue(issue, locale);
  return `${location}${field === null ? "" : `, ${field}`}: ${message}`;
}

function presentImport(
  { courseId, warnings }: ImportedCourse,
  {
    modules,
    pages,
    sections,
    surveyQuestions,
    files,
    publishes,
  }: CourseParts & { publishes: boolean },
  locale: Locale,
) {
  return {
    course_id: courseId,
    redirect_to: `/authoring/courses/${courseId}`,
    status: publishes ? ("published" as const) : ("draft" as const),
    warnings: warnings.map((warning) => lineOf(warning, locale)),
    modules,
    pages,
    sections: sections + surveyQuestions,
    files,
  };
}
