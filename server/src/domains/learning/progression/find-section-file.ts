import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Actor, isStaff } from "../../accounts/index.ts";
import {
  canSeeCourse,
  type ContentFile,
  type CourseMemory,
  findStoredFile,
} from "../../courses/index.ts";
import { openReachablePage } from "./open-reachable-page.ts";
import { reachedSections } from "./progression.ts";

/**
 * A file of a section that the person has reached, or sees as staff of its course. Throws
 * `not_found` for any other section or name, `conflict` on a page they have not reached.
 */
export async function findSectionFile(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  wanted: { sectionId: number; fileName: string },
): Promise<ContentFile> {
  const staffFile = await findForStaff(ctx, memory, actor, wanted);
  if (staffFile) return staffFile;
  const pageId = await memory.locator.locatePageOfSection(ctx.database, wanted.sectionId);
  if (pageId === null) throw notFound();
  const { page, pageProgress } = await openReachablePage(ctx, memory, actor, pageId);
  const section = reachedSections(page, pageProgress).find(({ id }) => id === wanted.sectionId);
  const file = section?.files.find(({ name }) => name === wanted.fileName);
  if (!file) throw notFound();
  return file;
}

/** Staff see the files of their courses, reached or not. */
async function findForStaff(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  wanted: { sectionId: number; fileName: string },
): Promise<ContentFile | null> {
  if (!isStaff(actor)) return null;
  const courseId = await memory.locator.locateSection(ctx.database, wanted.sectionId);
  if (courseId === null || !(await canSeeCourse(ctx, actor, courseId))) return null;
  return findStoredFile(ctx, wanted);
}
