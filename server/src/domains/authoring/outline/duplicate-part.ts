import { translateMessage } from "@paso/contract";
import { and, eq, isNull, sql } from "drizzle-orm";

import { courses, modules, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { copyStaff, ONCE_PER_MODULE } from "../../courses/index.ts";
import { copyLibrary } from "../../videos/index.ts";
import { moduleOfPage, refuseRepeatedKinds } from "../sections/refuse-repeated-kinds.ts";
import { changeCourse } from "../structure/change-course.ts";
import { countCourseParts } from "../structure/count-course-parts.ts";
import { createCourse } from "../structure/create-course.ts";
import { growCourse, NO_PARTS, refuseGrowth } from "../structure/grow-course.ts";
import { courseCopied } from "../structure/structure-events.ts";
import { recordOrigins } from "../survey/record-origins.ts";
import { keepStateBefore, keepVersions } from "../versions/keep-versions.ts";
import { copySections } from "./copy-sections.ts";
import { findPartToChange, type Part, type PartName } from "./find-part.ts";
import { type ChildKind, findChildren, freeOrder, renumberChildren } from "./order-children.ts";

/**
 * Copies a part with everything in it except student data; the copy is placed right after it.
 * Returns the copy's name; its title says that it is a copy. A copied page omits section kinds allowed
 * once per module, a copied course is a draft.
 * @throws `not_found` when the part is not there, `conflict` for a section of a kind allowed once
 *   per module, and when the course or the copy would be too large
 */
export async function duplicatePart(ctx: Context, actor: Actor, name: PartName): Promise<Part> {
  const part = await findPartToChange(ctx, actor, name);
  if (part.kind === "course") return { ...part, ...(await copyCourse(ctx, actor, part.id)) };
  const { kind, parentId } = part;
  if (parentId === null) throw new Error(`A ${kind} has a parent.`);
  const id = await growCourse(ctx, part.courseId, async (inner) => {
    const pageIds = kind === "section" ? [parentId] : [];
    await keepStateBefore(inner, pageIds);
    const siblings = await findChildren(inner, kind, parentId);
    const copy = await COPIERS[kind](inner, part.id, parentId);
    if (kind !== "section") await nameAsCopy(inner, kind, copy, part.courseId);
    await renumberChildren(inner, kind, siblings.toSpliced(siblings.indexOf(part.id) + 1, 0, copy));
    await keepVersions(inner, pageIds, { userId: actor.id });
    return copy;
  });
  return { ...part, id };
}

/** Copies one part to the end of a parent; returns the copy's id. */
type Copier = (ctx: Context, id: number, parentId: number) => Promise<number>;

const COPIERS: Record<ChildKind, Copier> = {
  module: (ctx, id, courseId) => copyModule(ctx, id, courseId),
  page: (ctx, id, moduleId) => copyPageInto(ctx, id, moduleId, { withHeldOnce: false }),
  async section(ctx, id, pageId) {
    const firstOrder = await freeOrder(ctx, "section", 0, pageId);
    const originals = sql`id = ${id}`;
    const [copy] = await copySections(ctx, { originals, toPageId: pageId, firstOrder });
    await refuseRepeatedKinds(ctx, [await moduleOfPage(ctx, pageId)]);
    if (copy === undefined) throw new Error(`Section ${id} was not copied.`);
    return copy;
  },
};

async function copyCourse(ctx: Context, actor: Actor, id: number) {
  const copyId = await changeCourse(ctx, id, async (inner) => {
    refuseGrowth(inner, NO_PARTS, await countCourseParts(inner, id));
    const [course] = await inner.database.select().from(courses).where(eq(courses.id, id));
    if (!course) throw new Error(`Course ${id} went away.`);
    const {
      id: _id,
      version: _version,
      createdAt: _createdAt,
      deletedAt: _none,
      ...fields
    } = course;
    const copy = await createCourse(inner, {
      ...fields,
      title: titleOfCopy(course.title, course.language),
      status: "draft",
      authorId: actor.id,
    });
    await copyStaff(inner, { from: id, to: copy });
    await copyLibrary(inner, { from: id, to: copy });
    for (const moduleId of await findChildren(inner, "module", id)) {
      await copyModule(inner, moduleId, copy);
    }
    await copySurvey(inner, id, copy);
    await inner.events.emit(inner, courseCopied, { from: id, to: copy });
    return copy;
  });
  return { id: copyId, courseId: copyId };
}

async function copyModule(ctx: Context, id: number, courseId: number): Promise<number> {
  const [module] = await ctx.database.select().from(modules).where(eq(modules.id, id));
  if (!module) throw new Error(`Module ${id} went away.`);
  const { title, startsAt, endsAt } = module;
  const order = await freeOrder(ctx, "module", 0, courseId);
  const [copy] = await ctx.database
    .insert(modules)
    .values({ courseId, title, startsAt, endsAt, order })
    .returning({ id: modules.id });
  if (!copy) throw new Error("The module was not copied.");
  for (const pageId of await findChildren(ctx, "page", id)) {
    await copyPageInto(ctx, pageId, copy.id, { withHeldOnce: true });
  }
  return copy.id;
}

/** Copies a page with its sections to the end of a module; returns the copy's id. */
export async function copyPageInto(
  ctx: Context,
  id: number,
  moduleId: number,
  { withHeldOnce }: { withHeldOnce: boolean },
): Promise<number> {
  const [page] = await ctx.database.select().from(pages).where(eq(pages.id, id));
  const [module] = await ctx.database.select().from(modules).where(eq(modules.id, moduleId));
  if (!page || !module) throw new Error(`Page ${id} went away.`);
  const order = await freeOrder(ctx, "page", 0, moduleId);
  const [copy] = await ctx.database
    .insert(pages)
    .values({ courseId: module.courseId, moduleId, order, title: page.title })
    .returning({ id: pages.id });
  if (!copy) throw new Error("The page was not copied.");
  await copySectionsOfPage(ctx, id, copy.id, withHeldOnce);
  return copy.id;
}

async function copySurvey(ctx: Context, courseId: number, copyId: number): Promise<void> {
  const [survey] = await ctx.database
    .select()
    .from(pages)
    .where(and(eq(pages.courseId, courseId), eq(pages.kind, "survey"), isNull(pages.deletedAt)));
  if (!survey) return;
  const { kind, order, title } = survey;
  const [copy] = await ctx.database
    .insert(pages)
    .values({ courseId: copyId, kind, order, title })
    .returning({ id: pages.id });
  if (!copy) return;
  await copySectionsOfPage(ctx, survey.id, copy.id, true);
  await recordOrigins(ctx, { original: survey.id, copy: copy.id });
}

async function copySectionsOfPage(
  ctx: Context,
  pageId: number,
  copyId: number,
  withHeldOnce: boolean,
): Promise<void> {
  const type = sql`content->>'type'`;
  const isCopied = withHeldOnce ? sql`true` : sql`${type} <> all(${sql.param(ONCE_PER_MODULE)})`;
  const originals = sql`page_id = ${pageId} and ${isCopied}`;
  await copySections(ctx, { originals, toPageId: copyId, firstOrder: 1 });
}

/** In a published course, students see the copy at once beside the original. */
async function nameAsCopy(
  { database }: Context,
  kind: "module" | "page",
  id: number,
  courseId: number,
): Promise<void> {
  const table = kind === "module" ? modules : pages;
  const [copy] = await database
    .select({ title: table.title, language: courses.language })
    .from(table)
    .innerJoin(courses, eq(courses.id, courseId))
    .where(eq(table.id, id));
  if (!copy) throw new Error(`The copied ${kind} went away.`);
  const title = titleOfCopy(copy.title, copy.language);
  await database.update(table).set({ title }).where(eq(table.id, id));
}

function titleOfCopy(title: string, language: "en" | "es"): string {
  const copied = translateMessage("{title} (copy)", language, { title });
  return copied.length > 255 ? title : copied;
}
