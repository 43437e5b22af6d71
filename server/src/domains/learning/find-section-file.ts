import type { Context } from "../../platform/context.ts";
import type { Actor } from "../../platform/http/actor.ts";
import { notFound } from "../../platform/http/api-error.ts";
import type { ContentFile } from "../courses/index.ts";
import { type CourseMemory, openReachablePage } from "./open-page.ts";
import { reachedSections } from "./take-page.ts";

/**
 * A file of a section that the person has reached. Throws 404 for any other section or name, 409
 * while the page's turn has not come.
 */
export async function findSectionFile(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  wanted: { sectionId: number; fileName: string },
): Promise<ContentFile> {
  const pageId = await memory.locator.locatePageOfSection(ctx.database, wanted.sectionId);
  if (pageId === null) throw notFound();
  const { page, standing } = await openReachablePage(ctx, memory, actor, pageId);
  const section = reachedSections(page, standing).find(({ id }) => id === wanted.sectionId);
  const file = section?.files.find(({ name }) => name === wanted.fileName);
  if (!file) throw notFound();
  return file;
}
