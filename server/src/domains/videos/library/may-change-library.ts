import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { hasRightIn } from "../../courses/index.ts";
import { mayChangeSiteLibrary } from "./library-policy.ts";

/**
 * Whether a person adds, changes and removes videos in a library that they see.
 * @param courseId null for the site's
 */
export async function mayChangeLibrary(
  ctx: Context,
  actor: Actor,
  courseId: number | null,
): Promise<boolean> {
  if (courseId === null) return mayChangeSiteLibrary(actor);
  return hasRightIn(ctx, actor, courseId, "edit");
}
