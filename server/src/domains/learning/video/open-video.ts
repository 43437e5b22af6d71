import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { openReachablePage } from "../progression/open-reachable-page.ts";
import { reachedSections } from "../progression/progression.ts";

/** A video that its student has reached. */
export interface OpenVideo {
  sectionId: number;
  address: string;
  finished: boolean;
  /** Videos of closed modules can be watched, but nothing is saved. */
  moduleClosed: boolean;
}

/**
 * A video section that the person has reached. Throws `not_found` for any other section, `conflict`
 * on a page they have not reached.
 */
export async function openVideo(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  { pageId, sectionId }: { pageId: number; sectionId: number },
): Promise<OpenVideo> {
  const { page, pageProgress, moduleClosed } = await openReachablePage(ctx, memory, actor, pageId);
  const section = reachedSections(page, pageProgress).find(({ id }) => id === sectionId);
  if (section?.content.type !== "video") throw notFound();
  const finished = pageProgress.steps.get(sectionId)?.status === "finished";
  return { sectionId, address: section.content.address, finished, moduleClosed };
}
