import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { pathId, plainText } from "../http/values.ts";

/**
 * Videos and audio for the sections of a page, as resumable uploads. An upload is created by its own
 * call; its bytes follow by the protocol tus 1.0.0. Once all are received the content is checked;
 * clients poll the state for the result.
 */

const pagePath = z.strictObject({ pageId: pathId });
const uploadPath = z.strictObject({ uploadId: z.uuid() });

/** Recommended size of a part in bytes. */
export const MEDIA_PART = 8 * 1024 ** 2;

/** The state of an upload. Times are milliseconds since 1970. */
export const mediaUpload = z.strictObject({
  id: z.uuid(),
  /** The file's name at the sender. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Last modification of the file, by which its sender recognises it. */
  modified: z.int(),
  /** Bytes received so far. */
  received: z.int(),
  /** `checking` once all are received; `ready` and `refused` are final, and deleted after a day. */
  state: z.enum(["receiving", "checking", "ready", "refused"]),
  /** `files/NAME`, once it is ready. */
  reference: z.string().nullable(),
  /** Why it was refused. */
  issue: z.string().nullable(),
});
export type MediaUpload = z.infer<typeof mediaUpload>;

export const createMediaUpload = endpoint({
  name: "createMediaUpload",
  method: "POST",
  path: "/api/authoring/pages/:pageId/media",
  summary: "Begin the upload of a video or sound for the sections of a page.",
  params: pagePath,
  body: z.strictObject({
    name: plainText.min(1).max(255),
    size: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    modified: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
  idempotent: true,
  response: mediaUpload,
  errors: [404],
});

export const listMediaUploads = endpoint({
  name: "listMediaUploads",
  method: "GET",
  path: "/api/authoring/pages/:pageId/media",
  summary: "One's own uploads of a page that have not ended, or ended within a day.",
  params: pagePath,
  response: z.strictObject({ uploads: z.array(mediaUpload) }),
  errors: [404],
});

export const readMediaUpload = endpoint({
  name: "readMediaUpload",
  method: "GET",
  path: "/api/authoring/media/:uploadId",
  summary: "How far one's upload is; HEAD tells its offset by the protocol tus 1.0.0.",
  params: uploadPath,
  response: mediaUpload,
  errors: [404],
});

export const sendMediaPart = endpoint({
  name: "sendMediaPart",
  method: "PATCH",
  path: "/api/authoring/media/:uploadId",
  summary:
    "Send more bytes of an upload by the protocol tus 1.0.0, with the headers Tus-Resumable and Upload-Offset. 409 when the offset is another.",
  params: uploadPath,
  bytes: "application/offset+octet-stream",
  response: "empty",
  errors: [404, 409, 412],
});

export const discardMediaUpload = endpoint({
  name: "discardMediaUpload",
  method: "DELETE",
  path: "/api/authoring/media/:uploadId",
  summary: "Give an upload up. What sections refer to already stays.",
  params: uploadPath,
  response: z.strictObject({}),
  errors: [404],
});

export const uploadCaptions = endpoint({
  name: "uploadCaptions",
  method: "POST",
  path: "/api/authoring/pages/:pageId/captions",
  summary:
    "Upload captions (WebVTT) for a video of a page. A damaged file is refused with its line.",
  params: pagePath,
  files: "captions",
  response: z.strictObject({
    /** `files/NAME`, for use in the video's section. */
    reference: z.string(),
  }),
  errors: [404],
});
