import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import multipart from "@fastify/multipart";
import { api, type Locale } from "@paso/contract";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { signedIn } from "../../../platform/http/actor.ts";
import { ApiError, invalid, notFound } from "../../../platform/http/api-error.ts";
import { route } from "../../../platform/http/route.ts";
import { type CourseContent, loadCourseContent } from "../course-content.ts";
import { findCourse } from "../find-course.ts";
import { importCourse, type ImportedCourse } from "../import-course.ts";
import { type ArchiveFault, ArchiveRefused, describeFault } from "./archive-fault.ts";
import { archiveOfCourse } from "./archive-of-course.ts";
import { zipStream } from "./write-zip.ts";

/** Largest archive taken from a browser, in bytes; larger ones go through `paso import`. */
const LARGEST = 512 * 1024 ** 2;

/** Whole courses in and out of the browser. */
export async function archiveRoutes(app: FastifyInstance): Promise<void> {
  route(app, api.exportArchive, {
    action: "authoring.export",
    handle: async ({ ctx, actor, params, reply }) => {
      const { title } = await findCourse(ctx, signedIn(actor), params.courseId);
      const content = await loadCourseContent(ctx.database, params.courseId);
      if (!content) throw notFound("The course selected doesn't exist.");
      const archive = archiveOfCourse(content, ctx.site.timeZone);
      const name = `${title.replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, " ").trim() || "course"}.zip`;
      return reply
        .header("content-disposition", contentDisposition(name))
        .header("cache-control", "no-store")
        .type("application/zip")
        .send(zipStream(archive, ctx.storage));
    },
  });

  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 0, fileSize: LARGEST },
      throwFileSizeLimit: false,
    });
    route(uploads, api.importArchive, {
      action: "authoring.import",
      handle: async ({ ctx, actor, request }) => {
        const imported = await withUploadedArchive(request, (path) =>
          importCourse(ctx, { path, authorId: signedIn(actor).id }),
        );
        const content = await loadCourseContent(ctx.database, imported.courseId);
        return presentImport(imported, content, request.locale);
      },
    });
  });
}

/** Receives the archive into a folder of its own, which goes whatever happens. */
async function withUploadedArchive(
  request: FastifyRequest,
  run: (path: string) => Promise<ImportedCourse>,
): Promise<ImportedCourse> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (part?.fieldname !== "archive") throw invalid({ archive: ["This field is required."] });
  const folder = await mkdtemp(join(tmpdir(), "paso-import-"));
  try {
    const path = join(folder, "course.zip");
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated) {
      throw new ApiError(413, "too_large", "The data sent is too large.");
    }
    return await run(path);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw refusal(error.faults, request.locale);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The 422 that names every fault in words. */
function refusal(faults: readonly ArchiveFault[], locale: Locale): ApiError {
  return new ApiError(
    422,
    "archive_refused",
    "The archive is refused. Nothing of it was imported.",
    { lines: { archive: faults.map((fault) => lineOf(fault, locale)) } },
  );
}

function lineOf(fault: ArchiveFault, locale: Locale): string {
  const { place, field, message } = describeFault(fault, locale);
  return `${place}${field === null ? "" : `, ${field}`}: ${message}`;
}

function presentImport(
  { courseId, warnings }: ImportedCourse,
  content: CourseContent | null,
  locale: Locale,
) {
  const sections = [...(content?.sectionsById.values() ?? [])];
  return {
    course_id: courseId,
    redirect_to: `/authoring/courses/${courseId}`,
    warnings: warnings.map((warning) => lineOf(warning, locale)),
    modules: content?.modules.length ?? 0,
    pages: content?.pages.length ?? 0,
    sections: sections.length,
    files: new Set(sections.flatMap(({ files }) => files.map(({ storageKey }) => storageKey))).size,
  };
}
