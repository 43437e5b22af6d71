import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findTags } from "../library/find-tags.ts";
import { listVideos } from "../library/list-videos.ts";
import { findReleasedVideo } from "./find-released-video.ts";
import { findVideoPlayback } from "./find-video-playback.ts";
import { findWatchedPercents } from "./find-watched-percents.ts";
import { requireTakenCourse } from "./require-taken-course.ts";
import { saveVideoPlayback } from "./save-video-playback.ts";

/** A course's released videos, and each student's progress. */
export function watchingRoutes(app: FastifyInstance): void {
  route(app, api.listStudentVideos, {
    action: "library.watch",
    load: ({ ctx, actor, params }) =>
      requireTakenCourse(
        ctx,
        signedIn(actor),
        params.courseId,
        "The course selected doesn't exist.",
      ),
    handle: async ({ ctx, actor, query, subject: course }) => {
      const wanted = { courseId: course.id, isReleased: true };
      const [{ videos, next }, tags] = await Promise.all([
        listVideos(ctx, { ...wanted, query }),
        findTags(ctx, wanted),
      ]);
      const watched = await findWatchedPercents(ctx, {
        userId: signedIn(actor).id,
        videoIds: videos.map(({ id }) => id),
      });
      return {
        course,
        videos: videos.map(({ id, title, address, tags: own, length }) => ({
          id,
          title,
          address,
          tags: own,
          length,
          watched_percent: watched.get(id) ?? 0,
        })),
        tags,
        next_cursor: next,
      };
    },
  });

  const load = ({ ctx, actor, params }: Call<{ videoId: number }>) =>
    findReleasedVideo(ctx, signedIn(actor), params.videoId);

  route(app, api.readVideoPlayback, {
    action: "library.watch",
    load,
    handle: ({ ctx, actor, subject }) => findVideoPlayback(ctx, signedIn(actor).id, subject),
  });

  route(app, api.saveVideoPlayback, {
    action: "library.watch",
    load,
    handle: ({ ctx, actor, subject, body }) =>
      saveVideoPlayback(ctx, signedIn(actor).id, { video: subject, playback: body }),
  });
}
