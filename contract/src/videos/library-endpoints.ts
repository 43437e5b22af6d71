import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId } from "../http/values.ts";
import { libraryQuery, libraryVideo, libraryVideoFields, videoLength } from "./library-video.ts";

/** Libraries of embedded videos: the site's, and one of each course. */

const library = {
  /** Newest first. */
  videos: z.array(libraryVideo),
  /** Every tag in the library, in alphabetical order. */
  tags: z.array(z.string()),
  next_cursor: z.string().nullable(),
  /** Whether this person may add, change and remove videos here. */
  may_change: z.boolean(),
};

const added = z.strictObject({
  video: libraryVideo,
  /** False if the library already had a video with this address, which stays as it is. */
  added: z.boolean(),
});

const coursePath = z.strictObject({ courseId: pathId });
const videoPath = z.strictObject({ videoId: pathId });

export const listSiteVideos = endpoint({
  name: "listSiteVideos",
  method: "GET",
  path: "/api/videos",
  summary: "The videos of the site's library, which all staff use in their courses.",
  query: libraryQuery,
  response: z.strictObject(library),
});
export type VideoLibrary = EndpointOutput<typeof listSiteVideos>;

export const addSiteVideo = endpoint({
  name: "addSiteVideo",
  method: "POST",
  path: "/api/videos",
  summary:
    "Add a video to the site's library, unless it is there already. At most 2000 videos (409).",
  body: z.strictObject(libraryVideoFields),
  response: added,
  errors: [409],
});

export const listCourseVideos = endpoint({
  name: "listCourseVideos",
  method: "GET",
  path: "/api/courses/:courseId/videos",
  summary: "The videos of a course's library, for its staff.",
  params: coursePath,
  query: libraryQuery,
  response: z.strictObject({ ...library, course: namedCourse }),
  errors: [404],
});
export type CourseVideoLibrary = EndpointOutput<typeof listCourseVideos>;

export const addCourseVideo = endpoint({
  name: "addCourseVideo",
  method: "POST",
  path: "/api/courses/:courseId/videos",
  summary:
    "Add a video to a course's library, unless it is there already. At most 2000 videos (409).",
  params: coursePath,
  body: z.strictObject(libraryVideoFields),
  response: added,
  errors: [404, 409],
});

export const changeVideo = endpoint({
  name: "changeVideo",
  method: "PUT",
  path: "/api/videos/:videoId",
  summary:
    "Change what a library says of a video. Sections that use its address keep the one they have.",
  params: videoPath,
  body: z.strictObject(libraryVideoFields),
  response: z.strictObject({ video: libraryVideo }),
  errors: [404],
});

export const releaseVideo = endpoint({
  name: "releaseVideo",
  method: "PUT",
  path: "/api/videos/:videoId/release",
  summary:
    "Show a video to the students of its course, or no longer. Not for videos of the site (409).",
  params: videoPath,
  body: z.strictObject({ released: z.boolean() }),
  response: z.strictObject({ video: libraryVideo }),
  errors: [404, 409],
});

export const measureVideo = endpoint({
  name: "measureVideo",
  method: "PUT",
  path: "/api/videos/:videoId/length",
  summary: "Keep the length that a player found. One that is known already stays.",
  params: videoPath,
  body: z.strictObject({ length: videoLength }),
  response: z.strictObject({ length: z.int() }),
  errors: [404],
});

export const removeVideo = endpoint({
  name: "removeVideo",
  method: "DELETE",
  path: "/api/videos/:videoId",
  summary:
    "Remove a video from its library, with how far students watched it there. Sections keep theirs.",
  params: videoPath,
  response: z.strictObject({ id }),
  errors: [404],
});
