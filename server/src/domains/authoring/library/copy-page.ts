import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { copyPageInto } from "../outline/duplicate-part.ts";
import { findPart, findPartToChange } from "../outline/find-part.ts";
import { findChildren, renumberChildren } from "../outline/order-children.ts";
import { growCourse } from "../structure/grow-course.ts";

interface Copy {
  pageId: number;
  moduleId: number;
}

/**
 * Copies a page of any course that a person works on to the end of a module, without section kinds
 * allowed once per module; returns the copy's id and course.
 * @throws `not_found` when either is not there, `conflict` when the course would be too large
 */
export async function copyPage(
  ctx: Context,
  actor: Actor,
  { pageId, moduleId }: Copy,
): Promise<{ id: number; courseId: number }> {
  const { courseId } = await findPartToChange(ctx, actor, { kind: "module", id: moduleId });
  const id = await growCourse(ctx, courseId, async (inner) => {
    await findPart(inner, actor, { kind: "module", id: moduleId }, "living");
    await findPart(inner, actor, { kind: "page", id: pageId }, "living");
    const siblings = await findChildren(inner, "page", moduleId);
    const copy = await copyPageInto(inner, pageId, moduleId, { withHeldOnce: false });
    await renumberChildren(inner, "page", [...siblings, copy]);
    return copy;
  });
  return { id, courseId };
}
