import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { pathId } from "../http/values.ts";
import { MAX_WATCHED_RANGES } from "./watched-ranges.ts";

/** Maximum length of a tracked video, in seconds: two days. */
export const LONGEST_VIDEO = 172_800;

const second = z.number().min(0).max(LONGEST_VIDEO);

/** A person's progress in a video, in seconds. */
export const playback = z.strictObject({
  /** Where to resume. */
  position: second,
  /** Length of the video; 0 while unknown. */
  duration: second,
  /** Watched ranges so far, in order and disjoint. */
  watched: z.array(z.tuple([second, second])).max(MAX_WATCHED_RANGES, {
    error: "There are too many ranges.",
  }),
});
export type PlaybackState = z.infer<typeof playback>;

/** As sent by the client: nothing is beyond the video's end. */
export const sentPlayback = playback
  .extend({
    /** Whether the video cannot be played here: then it may be left even if it must be watched. */
    unplayable: z.boolean().optional(),
  })
  .refine(({ position, duration }) => position <= duration, {
    path: ["position"],
    error: "This lies beyond the end of the video.",
  })
  .refine(({ watched, duration }) => watched.every(([from, to]) => from <= to && to <= duration), {
    path: ["watched"],
    error: "This lies beyond the end of the video.",
  });

export type SentPlayback = z.infer<typeof sentPlayback>;

const sectionPath = z.strictObject({ pageId: pathId, sectionId: pathId });

export const readPlayback = endpoint({
  name: "readPlayback",
  method: "GET",
  path: "/api/courses/page/:pageId/section/:sectionId/playback",
  summary:
    "Where the viewer stopped in a video, and what of it they watched; zeros before the first time.",
  params: sectionPath,
  response: playback,
  errors: [404, 409],
});

/**
 * Watched ranges are merged into those already stored; the position replaces the previous one.
 * For a finished video, nothing is stored any more: the response has the stored state.
 */
export const savePlayback = endpoint({
  name: "savePlayback",
  method: "PUT",
  path: "/api/courses/page/:pageId/section/:sectionId/playback",
  summary: "Keep where the viewer stopped in a video, and what of it they watched.",
  params: sectionPath,
  body: sentPlayback,
  response: playback,
  errors: [404, 409],
});
