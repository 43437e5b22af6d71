import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { pathId } from "../http/values.ts";
import { MAX_WATCHED_RANGES } from "./watched-ranges.ts";

/** Longest video that is followed, in seconds: two days. */
export const LONGEST_VIDEO = 172_800;

const second = z.number().min(0).max(LONGEST_VIDEO);

/** How far a person is in a video. All in seconds of the video. */
export const playback = z.strictObject({
  /** Where to go on. */
  position: second,
  /** Length of the video; 0 while nothing is known of it. */
  duration: second,
  /** What was played so far, in order and apart from each other. */
  watched: z.array(z.tuple([second, second])).max(MAX_WATCHED_RANGES, {
    error: "There are too many ranges.",
  }),
});
export type PlaybackState = z.infer<typeof playback>;

/** As it is sent: nothing lies beyond the video's end. */
export const sentPlayback = playback
  .extend({
    /** That the video cannot be played here: one that has to be watched may be left then. */
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
 * Watched ranges are added to those already stored; the position replaces the previous one.
 * Nothing more is stored for a finished video: the response holds what there is.
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
