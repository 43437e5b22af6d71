import { api } from "@paso/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { referenceTo } from "../../../platform/html/file-references.ts";
import {
  uploadScope,
  withReceivedFile,
  withReceivedFiles,
} from "../../../platform/http/receive-files.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import type { ReceivedFile } from "../../../platform/storage/received-file.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse, requireRight } from "../../courses/index.ts";
import { findPart, findPartToChange } from "../outline/find-part.ts";
import { thumbnailAddress } from "../outline/read-outline.ts";
import { findPageFile } from "./find-page-file.ts";
import { uploadFiles } from "./upload-files.ts";
import { uploadImage } from "./upload-image.ts";
import { uploadThumbnail } from "./upload-thumbnail.ts";

/** Maximum number of files in one form. */
const MOST_FILES = 50;

/** Files and pictures of courses: uploading them, and showing them to authors. */
export function uploadRoutes(app: FastifyInstance): void {
  route(app, api.readPageFile, {
    action: "page-file.read",
    load: loadPage,
    handle: async ({ ctx, params, request, reply }) =>
      sendFile(request, reply, ctx.storage, await findPageFile(ctx, params)),
  });
  uploadScope(app, registerUploads);
}

const loadPage = ({ ctx, actor, params }: Call<{ pageId: number }>) =>
  findPart(ctx, signedIn(actor), { kind: "page", id: params.pageId }, "living");

const loadPageToChange = ({ ctx, actor, params }: Call<{ pageId: number }>) =>
  findPartToChange(ctx, signedIn(actor), { kind: "page", id: params.pageId });

function registerUploads(uploads: FastifyInstance): void {
  route(uploads, api.uploadFiles, {
    action: "sections.upload-files",
    load: loadPageToChange,
    handle: async ({ ctx, actor, params, request }) => {
      const limits = { fileSize: ctx.site.fileLimits.document, files: MOST_FILES };
      const { files, version } = await withReceivedFiles(request, limits, (received) =>
        uploadFiles(ctx, { ...params, files: received, userId: signedIn(actor).id }),
      );
      return {
        files: files.map(({ sectionId, name, size }) => ({ section_id: sectionId, name, size })),
        version,
      };
    },
  });

  route(uploads, api.uploadImage, {
    action: "page-image.upload",
    load: loadPageToChange,
    handle: async ({ ctx, params, request }) => {
      const { name, file } = await withImage(ctx, request, (image) =>
        uploadImage(ctx, { ...params, image }),
      );
      return { reference: referenceTo(name), width: file.width, height: file.height };
    },
  });

  route(uploads, api.uploadThumbnail, {
    action: "course.give-thumbnail",
    load: async ({ ctx, actor, params }) => {
      const person = signedIn(actor);
      await findCourse(ctx, person, params.courseId);
      await requireRight(ctx, person, params.courseId, "edit");
    },
    handle: async ({ ctx, actor, params, request }) => {
      const thumbnail = await withImage(ctx, request, (image) =>
        uploadThumbnail(ctx, { ...params, image }),
      );
      const course = await findCourse(ctx, signedIn(actor), params.courseId);
      return { thumbnail, thumbnail_url: thumbnailAddress(course) };
    },
  });
}

/** Receives the single file of a form that has a picture under the key `image`. */
function withImage<Result>(
  ctx: Context,
  request: FastifyRequest,
  run: (image: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const fileSize = ctx.site.fileLimits.picture;
  return withReceivedFile(request, { key: "image", fileSize }, run);
}
