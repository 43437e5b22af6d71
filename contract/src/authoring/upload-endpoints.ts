import { z } from "zod";

import { courseStatus } from "../courses/course-status.ts";
import { endpoint } from "../http/endpoint.ts";
import { id, pathId, plainText, redirectTo } from "../http/values.ts";

/** Pictures for texts and courses, and whole courses as archives. */

const pagePath = z.strictObject({ pageId: pathId });
const coursePath = z.strictObject({ courseId: pathId });

export const uploadImage = endpoint({
  name: "uploadPageImage",
  method: "POST",
  path: "/api/authoring/pages/:pageId/images",
  summary: "Upload a picture for the texts of a page.",
  params: pagePath,
  files: "image",
  response: z.strictObject({
    /** `files/NAME`, for use in the text. */
    reference: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
  errors: [404],
});

export const readPageFile = endpoint({
  name: "readPageFile",
  method: "GET",
  path: "/api/authoring/pages/:pageId/files/:fileName",
  summary: "A file that a page's sections, or its unsaved texts, refer to.",
  params: z.strictObject({ pageId: pathId, fileName: plainText.min(1).max(255) }),
  response: "file",
  errors: [404],
});

export const uploadThumbnail = endpoint({
  name: "uploadThumbnail",
  method: "POST",
  path: "/api/authoring/courses/:courseId/thumbnail",
  summary: "Upload the course's picture.",
  params: coursePath,
  files: "image",
  response: z.strictObject({ thumbnail: z.string(), thumbnail_url: z.string() }),
  errors: [404],
});

export const exportArchive = endpoint({
  name: "exportArchive",
  method: "GET",
  path: "/api/authoring/courses/:courseId/archive",
  summary: "The course as an archive (zip).",
  params: coursePath,
  response: "file",
  fileTypes: ["application/zip"],
  errors: [404],
});

export const importArchive = endpoint({
  name: "importArchive",
  method: "POST",
  path: "/api/authoring/import",
  summary:
    "Import a course archive (a zip) as a draft. An invalid one is refused whole: 422 with every issue in `errors.archive`.",
  query: z.strictObject({
    /** `true` publishes the course at once. */
    publish: z.enum(["true", "false"]).optional(),
  }),
  files: "archive",
  idempotent: true,
  response: z.strictObject({
    course_id: id,
    redirect_to: redirectTo,
    status: courseStatus,
    warnings: z.array(z.string()),
    modules: z.int(),
    pages: z.int(),
    sections: z.int(),
    files: z.int(),
  }),
});
