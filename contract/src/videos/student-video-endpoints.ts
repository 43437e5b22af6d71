import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId } from "../http/values.ts";
import { playback, sentPlayback } from "../learning/playback-endpoints.ts";
import { libraryQuery } from "./library-video.ts";

const studentVideo = z.strictObject({
  id,
  title: z.string(),
  address: z.string(),
  tags: z.array(z.string()),
  /** In seconds; null while unknown. */
  length: z.int().nullable(),
  /** How much of it the viewer watched, in percent; 100 from 99 percent up. */
  watched_percent: z.int().min(0).max(100),
});
export type StudentVideo = z.infer<typeof studentVideo>;

export const listStudentVideos = endpoint({
  name: "listStudentVideos",
  method: "GET",
  path: "/api/student/courses/:courseId/videos",
  summary: "The videos that a course shows its students beside its pages, the newest first.",
  params: z.strictObject({ courseId: pathId }),
  query: libraryQuery,
  response: z.strictObject({
    course: z.strictObject({ id, title: z.string() }),
    videos: z.array(studentVideo),
    /** Every tag of these videos, in alphabetical order. */
    tags: z.array(z.string()),
    next_cursor: z.string().nullable(),
  }),
  errors: [404],
});
export type StudentVideos = EndpointOutput<typeof listStudentVideos>;

const videoPath = z.strictObject({ videoId: pathId });

export const readVideoPlayback = endpoint({
  name: "readVideoPlayback",
  method: "GET",
  path: "/api/videos/:videoId/playback",
  summary:
    "Where the viewer stopped in a video of a course's library, and what of it they watched; zeros before the first time.",
  params: videoPath,
  response: playback,
  errors: [404],
});

/** Watched ranges are merged into those already stored; the position replaces the previous one. */
export const saveVideoPlayback = endpoint({
  name: "saveVideoPlayback",
  method: "PUT",
  path: "/api/videos/:videoId/playback",
  summary:
    "Keep where the viewer stopped in a video of a course's library, and what of it they watched.",
  params: videoPath,
  body: sentPlayback,
  response: playback,
  errors: [404],
});
