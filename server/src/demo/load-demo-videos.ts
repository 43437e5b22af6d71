import { readFile } from "node:fs/promises";

import { eq } from "drizzle-orm";

import { sectionFiles } from "../database/tables/index.ts";
import { fileAddress } from "../domains/courses/index.ts";
import { addVideo, releaseVideo } from "../domains/videos/index.ts";
import type { Context } from "../platform/context.ts";

interface DemoVideo {
  title: string;
  tags: string[];
  /** On another site. */
  address?: string;
  /** A file of the course, which plays offline. */
  file?: string;
}
type VideosFile = Record<string, DemoVideo[]>;

interface DemoLibrary {
  /** Null for the site's library. */
  courseId: number | null;
  /** Key of the library in `videos.json`. */
  name: string;
  file: string;
}

/** Fills a library with the demo's videos; a course's are shown to its students. */
export async function loadDemoVideos(
  ctx: Context,
  { courseId, name, file }: DemoLibrary,
): Promise<void> {
  const libraries = JSON.parse(await readFile(file, "utf8")) as VideosFile;
  for (const { title, tags, ...found } of libraries[name] ?? []) {
    const address = found.address ?? (await findFilm(ctx, found.file ?? ""));
    const { video } = await addVideo(ctx, courseId, { title, tags, address, length: null });
    if (courseId !== null) await releaseVideo(ctx, video, true);
  }
}

/** The address from which the film of a course's section plays. */
async function findFilm({ database }: Context, name: string): Promise<string> {
  const [film] = await database
    .select({ sectionId: sectionFiles.sectionId })
    .from(sectionFiles)
    .where(eq(sectionFiles.name, name));
  if (!film) throw new Error(`The demo's course has no file ${name}.`);
  return fileAddress(film.sectionId, name);
}
