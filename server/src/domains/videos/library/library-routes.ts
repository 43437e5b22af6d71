import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { type Course, findCourse, requireRight } from "../../courses/index.ts";
import { addVideo } from "./add-video.ts";
import { changeVideo } from "./change-video.ts";
import { findTags } from "./find-tags.ts";
import { findVideoToChange } from "./find-video-to-change.ts";
import { listVideos } from "./list-videos.ts";
import { mayChangeLibrary } from "./may-change-library.ts";
import { measureVideo } from "./measure-video.ts";
import { presentLibraryVideo } from "./present-library-video.ts";
import { releaseVideo } from "./release-video.ts";
import { removeVideo } from "./remove-video.ts";

/** Libraries of videos, the site's and the courses', for staff. */
export function libraryRoutes(app: FastifyInstance): void {
  listRoutes(app);
  videoRoutes(app);
}

function listRoutes(app: FastifyInstance): void {
  route(app, api.listSiteVideos, {
    action: "library.read",
    handle: (call) => presentLibrary(call, null),
  });

  route(app, api.addSiteVideo, {
    action: "site-library.change",
    handle: async ({ ctx, body }) => {
      const { video, added } = await addVideo(ctx, null, body);
      return { video: presentLibraryVideo(video), added };
    },
  });

  route(app, api.listCourseVideos, {
    action: "library.read",
    load: loadCourse,
    handle: async (call) => {
      const { id, title, language } = call.subject;
      return { ...(await presentLibrary(call, id)), course: { id, title, language } };
    },
  });

  route(app, api.addCourseVideo, {
    action: "library.change",
    load: async (call) => {
      const course = await loadCourse(call);
      await requireRight(call.ctx, signedIn(call.actor), course.id, "edit");
      return course;
    },
    handle: async ({ ctx, subject, body }) => {
      const { video, added } = await addVideo(ctx, subject.id, body);
      return { video: presentLibraryVideo(video), added };
    },
  });
}

const loadCourse = ({ ctx, actor, params }: Call<{ courseId: number }>): Promise<Course> =>
  findCourse(ctx, signedIn(actor), params.courseId);

async function presentLibrary(
  { ctx, actor, query }: Call<unknown> & { query: Parameters<typeof listVideos>[1]["query"] },
  courseId: number | null,
) {
  const [{ videos, next }, tags, mayChange] = await Promise.all([
    listVideos(ctx, { courseId, query }),
    findTags(ctx, { courseId }),
    mayChangeLibrary(ctx, signedIn(actor), courseId),
  ]);
  return {
    videos: videos.map(presentLibraryVideo),
    tags,
    next_cursor: next,
    may_change: mayChange,
  };
}

function videoRoutes(app: FastifyInstance): void {
  const load = ({ ctx, actor, params }: Call<{ videoId: number }>) =>
    findVideoToChange(ctx, signedIn(actor), params.videoId);

  route(app, api.changeVideo, {
    action: "library.change",
    load,
    handle: async ({ ctx, subject, body }) => ({
      video: presentLibraryVideo(await changeVideo(ctx, subject, body)),
    }),
  });

  route(app, api.releaseVideo, {
    action: "library.change",
    load,
    handle: async ({ ctx, subject, body }) => ({
      video: presentLibraryVideo(await releaseVideo(ctx, subject, body.released)),
    }),
  });

  route(app, api.measureVideo, {
    action: "library.change",
    load,
    handle: async ({ ctx, subject, body }) => ({
      length: await measureVideo(ctx, subject.id, body.length),
    }),
  });

  route(app, api.removeVideo, {
    action: "library.change",
    load,
    handle: async ({ ctx, subject: { id } }) => {
      await removeVideo(ctx, id);
      return { id };
    },
  });
}
