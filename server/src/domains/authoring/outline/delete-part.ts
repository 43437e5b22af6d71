import { eq } from "drizzle-orm";

import { courses, modules, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { bumpPageVersions } from "../structure/bump-page-version.ts";
import { changeCourse } from "../structure/change-course.ts";
import { findPartToChange, type Part, type PartName } from "./find-part.ts";

const TABLES = { course: courses, module: modules, page: pages, section: sections } as const;

/**
 * Moves a part to the trash; what it contains goes and comes back with it, and answers stay.
 * @throws `not_found` when it is not there
 */
export async function deletePart(ctx: Context, actor: Actor, name: PartName): Promise<Part> {
  const part = await findPartToChange(ctx, actor, name, {
    right: name.kind === "course" ? "delete" : "edit",
  });
  const table = TABLES[part.kind];
  await changeCourse(ctx, part.courseId, async (inner) => {
    const deletedAt = inner.clock.now();
    await inner.database.update(table).set({ deletedAt }).where(eq(table.id, part.id));
    if (part.kind === "section") await bumpPageVersions(inner, [part.parentId]);
  });
  return part;
}
