import type { Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { openReachablePage } from "../progression/open-reachable-page.ts";
import { presentPage } from "../progression/present-page.ts";
import { drawFirstPaint, type FirstPaintSetting } from "./draw-first-paint.ts";

const PAGE = /^\/student\/courses\/\d{1,9}\/pages\/(\d{1,9})$/;

/** The id of the course page at an address of the web app; null for other addresses. */
export function readPageId(path: string): number | null {
  const id = PAGE.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/**
 * The HTML of a course page that a person's browser shows until the app has loaded.
 * @returns null if they may not open it, which the app tells them, or if it has no first paint
 */
export async function findFirstPaint(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  { pageId, ...setting }: FirstPaintSetting & { pageId: number },
): Promise<string | null> {
  try {
    return drawFirstPaint(
      presentPage(await openReachablePage(ctx, memory, actor, pageId)),
      setting,
    );
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
