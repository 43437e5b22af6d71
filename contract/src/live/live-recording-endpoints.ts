import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { id, pathId, plainText } from "../http/values.ts";

/** Recordings of live classes: found at the provider or added by staff, and visible once released. */

const classPath = z.strictObject({ classId: pathId });

const title = plainText
  .trim()
  .min(1, { error: "This field is required." })
  .max(200, { error: "This is too long." });

export const addRecording = endpoint({
  name: "addRecording",
  method: "POST",
  path: "/api/authoring/live-classes/:classId/occurrences/:occurrenceId/recordings",
  summary: "Add a recording by its address; it is not released yet.",
  params: classPath.extend({ occurrenceId: pathId }),
  body: z.strictObject({
    title,
    /** https, and not in a private network. */
    address: plainText.trim().max(2_000, { error: "This is too long." }),
    /** The password required at the address; empty for none. */
    password: plainText.trim().max(200, { error: "This is too long." }),
    /** Whether the page plays it itself: only YouTube, Vimeo or a video file. */
    is_embedded: z.boolean(),
  }),
  idempotent: true,
  response: z.strictObject({ id }),
  errors: [404],
});

export const changeRecording = endpoint({
  name: "changeRecording",
  method: "PUT",
  path: "/api/authoring/live-classes/:classId/recordings/:recordingId",
  summary: "Name a recording, release it to those who may attend the class, or withdraw it.",
  params: classPath.extend({ recordingId: pathId }),
  body: z.strictObject({ title, is_embedded: z.boolean(), is_released: z.boolean() }),
  response: z.strictObject({ id }),
  errors: [404],
});

export const removeRecording = endpoint({
  name: "removeRecording",
  method: "DELETE",
  path: "/api/authoring/live-classes/:classId/recordings/:recordingId",
  summary: "Remove a recording from the class; the file at the provider stays.",
  params: classPath.extend({ recordingId: pathId }),
  response: z.strictObject({ id }),
  errors: [404],
});
