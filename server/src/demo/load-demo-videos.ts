import { readFile } from "node:fs/promises";

import { addVideo, releaseVideo } from "../domains/videos/index.ts";
import type { Context } from "../platform/context.ts";

type VideosFile = Record<string, { title: string; address: string; tags: string[] }[]>;

interface DemoLibrary {
  /** Null for the site's library. */
  courseId: number | null;
  /** The library in `videos.json`. */
  name: string;
  file: string;
}

/** Fills a library with the demo's videos; a course's are shown to its students. */
export async function loadDemoVideos(
  ctx: Context,
  { courseId, name, file }: DemoLibrary,
): Promise<void> {
  const libraries = JSON.parse(await readFile(file, "utf8")) as VideosFile;
  for (const fields of libraries[name] ?? []) {
    const { video } = await addVideo(ctx, courseId, { ...fields, length: null });
    if (courseId !== null) await releaseVideo(ctx, video, true);
  }
}
