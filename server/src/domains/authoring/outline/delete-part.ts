import { eq } from "drizzle-orm";

import { courses, modules, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Stake } from "../../learning/index.ts";
import { changeCourse } from "../structure/change-course.ts";
import { keepStateBefore, keepVersions } from "../versions/keep-versions.ts";
import { findPartToChange, type Part, type PartName } from "./find-part.ts";
import { findStake } from "./find-stake.ts";
import { recordTrash } from "./record-trash.ts";

const TABLES = { course: courses, module: modules, page: pages, section: sections } as const;

/**
 * Moves a part to the trash; its content goes and comes back with it, and answers stay.
 * @param isConfirmed whether the person knows that it affects students
 * @throws `not_found` when it is not there, `conflict` when it affects students and that was not
 *   confirmed
 */
export async function deletePart(
  ctx: Context,
  actor: Actor,
  name: PartName,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<Part> {
  const part = await findPartToChange(ctx, actor, name, {
    right: name.kind === "course" ? "delete" : "edit",
  });
  if (!isConfirmed) refuseUnasked(await findStake(ctx, part));
  const table = TABLES[part.kind];
  await changeCourse(ctx, part.courseId, async (inner) => {
    const pageIds = part.kind === "section" ? [part.parentId] : [];
    await keepStateBefore(inner, pageIds);
    const deletedAt = inner.clock.now();
    await inner.database.update(table).set({ deletedAt }).where(eq(table.id, part.id));
    await keepVersions(inner, pageIds, { userId: actor.id });
    if (part.kind === "course") await recordTrash(inner, "course.deleted", { actor, ...part });
  });
  return part;
}

function refuseUnasked(stake: Stake): void {
  if (stake.students === 0 && stake.answers === 0) return;
  throw new DomainError(
    "conflict",
    "concerns_students",
    "Students have been here. Confirm that it is to be deleted.",
    { stake },
  );
}
