import { eq } from "drizzle-orm";

import { pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { moveProgress } from "../../learning/index.ts";
import { moduleOfPage, refuseRepeatedKinds } from "../sections/refuse-repeated-kinds.ts";
import { growCourse } from "../structure/grow-course.ts";
import { keepStateBefore, keepVersions } from "../versions/keep-versions.ts";
import { findPart, findPartToChange, type Part } from "./find-part.ts";
import { type ChildKind, findChildren, renumberChildren } from "./order-children.ts";

interface Move {
  kind: ChildKind;
  id: number;
  parentId: number;
  /** Index among the parent's other children, from 0; anything greater means last. */
  position: number;
}

/**
 * Moves a module, page or section within its course; returns the course's id. Its new siblings are
 * renumbered; answers and progress stay with it.
 * @throws `not_found` when part or parent are not there, `conflict` when the parent belongs to
 *   another course or its module already has a final quiz summary
 */
export async function movePart(ctx: Context, actor: Actor, move: Move): Promise<number> {
  const { courseId } = await findPartToChange(ctx, actor, move);
  await growCourse(ctx, courseId, async (inner) => {
    const part = await findPart(inner, actor, move, "living");
    const parent = await findPart(inner, actor, parentName(move), "living");
    if (parent.courseId !== courseId) {
      throw conflict("another_course", "Parts move within their course only.");
    }
    const pageIds = move.kind === "section" ? [part.parentId, move.parentId] : [];
    await keepStateBefore(inner, pageIds);
    const siblings = await findChildren(inner, move.kind, move.parentId);
    const others = siblings.filter((id) => id !== move.id);
    if (part.parentId !== move.parentId) await changeParent(inner, part, move.parentId);
    await renumberChildren(inner, move.kind, others.toSpliced(move.position, 0, move.id));
    await keepVersions(inner, pageIds, { userId: actor.id });
    await refuseRepeatedKinds(inner, [await moduleOf(inner, move)]);
  });
  return courseId;
}

function parentName({ kind, parentId }: Move) {
  const kinds = { module: "course", page: "module", section: "page" } as const;
  return { kind: kinds[kind], id: parentId };
}

/** Uses a free number until the new siblings are renumbered. */
async function changeParent(ctx: Context, part: Part, parentId: number): Promise<void> {
  const order = -1_000_000 - part.id;
  if (part.kind === "page") {
    await ctx.database
      .update(pages)
      .set({ moduleId: parentId, order })
      .where(eq(pages.id, part.id));
  } else if (part.kind === "section" && part.parentId !== null) {
    await ctx.database
      .update(sections)
      .set({ pageId: parentId, order })
      .where(eq(sections.id, part.id));
    await moveProgress(ctx, { sectionId: part.id, toPageId: parentId });
  }
}

/** The module whose pages or sections this move added to; null for others. */
async function moduleOf(ctx: Context, { kind, parentId }: Move): Promise<number | null> {
  if (kind === "module") return null;
  return kind === "page" ? parentId : moduleOfPage(ctx, parentId);
}
