import { and, eq, isNotNull } from "drizzle-orm";

import { courses } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { moduleOfPage, refuseRepeatedKinds } from "../sections/refuse-repeated-kinds.ts";
import { growCourse } from "../structure/grow-course.ts";
import { keepStateBefore, keepVersions } from "../versions/keep-versions.ts";
import { findPartToChange, type Part, type PartName } from "./find-part.ts";
import { CHILDREN, type ChildKind, freeOrder } from "./order-children.ts";
import { recordTrash } from "./record-trash.ts";

/**
 * Restores a part from the trash, to its old position or, if that is taken, to the end.
 * @throws `not_found` when it is not in the trash, `conflict` when its module has another final
 *   quiz summary now
 */
export async function restorePart(ctx: Context, actor: Actor, name: PartName): Promise<Part> {
  const part = await findPartToChange(ctx, actor, name, {
    state: "trashed",
    right: name.kind === "course" ? "delete" : "edit",
  });
  const { kind, id, parentId } = part;
  if (kind === "course" || parentId === null) {
    await withTransaction(ctx, async (inner) => {
      const restored = await inner.database
        .update(courses)
        .set({ deletedAt: null })
        .where(and(eq(courses.id, id), isNotNull(courses.deletedAt)))
        .returning({ id: courses.id });
      if (restored.length > 0) await recordTrash(inner, "course.restored", { actor, ...part });
    });
  } else {
    await growCourse(ctx, part.courseId, (inner) =>
      restoreChild(inner, { kind, id, parentId, userId: actor.id }),
    );
  }
  return part;
}

interface Child {
  kind: ChildKind;
  id: number;
  parentId: number;
  userId: number;
}

async function restoreChild(ctx: Context, { kind, id, parentId, userId }: Child): Promise<void> {
  const pageIds = kind === "section" ? [parentId] : [];
  await keepStateBefore(ctx, pageIds);
  const { table } = CHILDREN[kind];
  const order = await freeOrder(ctx, kind, id, parentId);
  await ctx.database.update(table).set({ deletedAt: null, order }).where(eq(table.id, id));
  if (kind === "page") await refuseRepeatedKinds(ctx, [parentId]);
  if (kind === "section") {
    await keepVersions(ctx, pageIds, { userId });
    await refuseRepeatedKinds(ctx, [await moduleOfPage(ctx, parentId)]);
  }
}
