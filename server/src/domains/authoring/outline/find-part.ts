import type { PartKind } from "@paso/contract";
import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";

import { courses, modules, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { type CourseRight, requireRight, staffScope } from "../../courses/index.ts";
import { ancestorsExist } from "./ancestors-exist.ts";

/** A course, module, page or section named by a call. */
export interface PartName {
  kind: PartKind;
  id: number;
}

/** A part and its parent. */
export interface Part extends PartName {
  courseId: number;
  /** The course for a module, the module for a page, the page for a section; null for a course. */
  parentId: number | null;
}

/**
 * Finds a part of a course that this person authors.
 * @param state `living`, or `trashed`: removed itself while all its ancestors are there
 * @throws `not_found` when it is not there in that state, or lies outside the person's scope
 */
export async function findPart(
  ctx: Context,
  actor: Actor,
  { kind, id }: PartName,
  state: "living" | "trashed",
): Promise<Part> {
  const removed = state === "trashed" ? isNotNull : isNull;
  const scope = staffScope(ctx, actor);
  const found = await FINDERS[kind](ctx, id, removed, scope);
  if (!found) throw notFound();
  return { kind, id, ...found };
}

/**
 * Like {@link findPart}, for a person who is going to change it.
 * @throws `forbidden` when they see the course without the right
 */
export async function findPartToChange(
  ctx: Context,
  actor: Actor,
  name: PartName,
  { state = "living", right = "edit" }: { state?: "living" | "trashed"; right?: CourseRight } = {},
): Promise<Part> {
  const part = await findPart(ctx, actor, name, state);
  await requireRight(ctx, actor, part.courseId, right);
  return part;
}

type PartLocation = Pick<Part, "courseId" | "parentId">;
type Finder = (
  ctx: Context,
  id: number,
  removed: typeof isNull,
  scope: SQL | undefined,
) => Promise<PartLocation | undefined>;

const FINDERS: Record<PartKind, Finder> = {
  async course({ database }, id, removed, scope) {
    const [row] = await database
      .select({ courseId: courses.id })
      .from(courses)
      .where(and(eq(courses.id, id), removed(courses.deletedAt), scope));
    return row && { ...row, parentId: null };
  },
  async module({ database }, id, removed, scope) {
    const [row] = await database
      .select({ courseId: modules.courseId, parentId: modules.courseId })
      .from(modules)
      .innerJoin(courses, eq(courses.id, modules.courseId))
      .where(and(eq(modules.id, id), removed(modules.deletedAt), ancestorsExist("module"), scope));
    return row;
  },
  async page({ database }, id, removed, scope) {
    const [row] = await database
      .select({ courseId: pages.courseId, parentId: pages.moduleId })
      .from(pages)
      .innerJoin(modules, eq(modules.id, pages.moduleId))
      .innerJoin(courses, eq(courses.id, pages.courseId))
      .where(and(eq(pages.id, id), removed(pages.deletedAt), ancestorsExist("page"), scope));
    return row;
  },
  async section({ database }, id, removed, scope) {
    const [row] = await database
      .select({ courseId: pages.courseId, parentId: pages.id })
      .from(sections)
      .innerJoin(pages, eq(pages.id, sections.pageId))
      .innerJoin(modules, eq(modules.id, pages.moduleId))
      .innerJoin(courses, eq(courses.id, pages.courseId))
      .where(
        and(eq(sections.id, id), removed(sections.deletedAt), ancestorsExist("section"), scope),
      );
    return row;
  },
};
