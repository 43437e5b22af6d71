import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { pathId, plainText } from "../http/values.ts";

/** Maximum length of a page note, in characters. */
export const MAX_NOTE = 100_000;

const noteText = plainText.max(MAX_NOTE, { error: "This is too long." });

export const getNote = endpoint({
  name: "getPageNote",
  method: "GET",
  path: "/api/courses/page/notes/:pageId",
  summary: "The viewer's note on a page; empty until one is saved.",
  params: z.strictObject({ pageId: pathId }),
  response: z.strictObject({ notes: z.strictObject({ text: z.string() }) }),
  errors: [404, 409],
});

export const saveNote = endpoint({
  name: "savePageNote",
  method: "POST",
  path: "/api/courses/page/notes/:pageId",
  summary: "Save the viewer's note on a page, replacing the one before.",
  params: z.strictObject({ pageId: pathId }),
  body: z.strictObject({
    text: noteText,
    /**
     * The saved text that the edit is based on. If it has changed meanwhile, the call is refused with
     * 409 `stale_version` and the current note, and nothing is overwritten.
     */
    replaces: noteText.optional(),
  }),
  response: z.strictObject({ message: z.string() }),
  errors: [404, 409],
});
