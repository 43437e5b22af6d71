import type { Context } from "../../platform/context.ts";
import type { Actor } from "../../platform/http/actor.ts";
import { notFound } from "../../platform/http/api-error.ts";
import { type CourseMemory, openReachablePage } from "./open-page.ts";
import { reachedSections } from "./take-page.ts";

/** A video that its student has reached. */
export interface OpenVideo {
  sectionId: number;
  address: string;
  finished: boolean;
  /** Closed modules are looked at, but nothing is kept any more. */
  moduleClosed: boolean;
}

/**
 * A video section that the person has reached. Throws 404 for any other section, 409 while the page's
 * turn has not come.
 */
export async function openVideo(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  { pageId, sectionId }: { pageId: number; sectionId: number },
): Promise<OpenVideo> {
  const { page, standing, moduleClosed } = await openReachablePage(ctx, memory, actor, pageId);
  const section = reachedSections(page, standing).find(({ id }) => id === sectionId);
  if (section?.content.type !== "video") throw notFound();
  const finished = standing.steps.get(sectionId)?.status === "finished";
  return { sectionId, address: section.content.address, finished, moduleClosed };
}
