import { readdir } from "node:fs/promises";

import type { Context } from "../../../platform/context.ts";
import { OperatorError } from "../../../platform/errors/operator-error.ts";
import { loadCourseContent } from "../../courses/index.ts";
import { archiveOfCourse } from "./archive-of-course.ts";
import { findOwnDesign } from "./design-events.ts";
import { writeFolder } from "./write-folder.ts";
import { writeZip } from "./write-zip.ts";

/**
 * Writes a course as an importable archive: a zip if the path ends in `.zip`, else a folder.
 * @throws OperatorError when there is no such course, or the path exists and would be overwritten
 */
export async function exportCourse(
  ctx: Context,
  { courseId, path }: { courseId: number; path: string },
): Promise<void> {
  const content = await loadCourseContent(ctx.database, courseId);
  if (!content) throw new OperatorError(`There is no course ${courseId}.`);
  if (await isTaken(path)) throw new OperatorError(`${path} is there already.`);
  const design = await findOwnDesign(ctx, courseId);
  const archive = await archiveOfCourse(content, design, ctx.site.timeZone);
  const write = /\.zip$/i.test(path) ? writeZip : writeFolder;
  try {
    await write(path, archive, ctx.storage);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" && code !== "EACCES" && code !== "ENOTDIR") throw error;
    throw new OperatorError(`Cannot write ${path} (${message}).`);
  }
}

/** An empty folder may be filled. */
async function isTaken(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length > 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}
