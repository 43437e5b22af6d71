import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { localDateTime, storableJson } from "../http/values.ts";

/** Unsaved work of an author, autosaved on the server. */

/** Identifies the form that the work belongs to, such as `sections-update:7`. */
const draftKey = z.string().regex(/^[a-z-]{3,40}(:\d{1,10}){0,2}$/);
const draftPath = z.strictObject({ key: draftKey });

export const readDraft = endpoint({
  name: "readDraft",
  method: "GET",
  path: "/api/authoring/drafts/:key",
  summary: "One's unsaved work on a form; null where there is none.",
  params: draftPath,
  response: z.strictObject({
    draft: z.strictObject({ body: z.unknown(), saved_at: localDateTime }).nullable(),
  }),
});

export const saveDraft = endpoint({
  name: "saveDraft",
  method: "PUT",
  path: "/api/authoring/drafts/:key",
  summary: "Keep one's unsaved work on a form, replacing what was kept before.",
  params: draftPath,
  body: z.strictObject({ body: storableJson }),
  response: z.strictObject({ saved_at: localDateTime }),
  errors: [409],
});

export const discardDraft = endpoint({
  name: "discardDraft",
  method: "DELETE",
  path: "/api/authoring/drafts/:key",
  summary: "Forget one's unsaved work on a form.",
  params: draftPath,
  response: z.strictObject({}),
});
