import type { PartKind } from "@paso/contract";
import { and, eq, isNotNull } from "drizzle-orm";

import { courses, modules, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { readContent, type SectionContent, staffScope } from "../../courses/index.ts";
import { ancestorsExist } from "./ancestors-exist.ts";
import { titleLineOf } from "./title-line.ts";

/** A part in the trash, with what is needed to recognise it. */
export interface TrashedPart {
  kind: PartKind;
  id: number;
  title: string;
  /** Titles of its ancestors, from the course down. */
  path: string[];
  deletedAt: Date;
}

/** Maximum number of parts listed; the oldest are left out. */
const MOST = 500;

/**
 * What was removed from the courses a person authors, newest first. A part inside a removed part
 * is not listed: it comes back with it.
 */
export async function listTrash(ctx: Context, actor: Actor): Promise<TrashedPart[]> {
  const found = await Promise.all([
    trashedCourses(ctx, actor),
    trashedModules(ctx, actor),
    trashedPages(ctx, actor),
    trashedSections(ctx, actor),
  ]);
  return found
    .flat()
    .toSorted((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime())
    .slice(0, MOST);
}

async function trashedCourses(ctx: Context, actor: Actor): Promise<TrashedPart[]> {
  const rows = await ctx.database
    .select({ id: courses.id, title: courses.title, deletedAt: courses.deletedAt })
    .from(courses)
    .where(and(isNotNull(courses.deletedAt), staffScope(ctx, actor, "delete")))
    .limit(MOST);
  return rows.map((row) => trashed("course", row, row.title, []));
}

async function trashedModules(ctx: Context, actor: Actor): Promise<TrashedPart[]> {
  const rows = await ctx.database
    .select({
      id: modules.id,
      title: modules.title,
      deletedAt: modules.deletedAt,
      course: courses.title,
    })
    .from(modules)
    .innerJoin(courses, eq(courses.id, modules.courseId))
    .where(
      and(isNotNull(modules.deletedAt), ancestorsExist("module"), staffScope(ctx, actor, "edit")),
    )
    .limit(MOST);
  return rows.map((row) => trashed("module", row, row.title, [row.course]));
}

async function trashedPages(ctx: Context, actor: Actor): Promise<TrashedPart[]> {
  const rows = await ctx.database
    .select({
      id: pages.id,
      title: pages.title,
      deletedAt: pages.deletedAt,
      course: courses.title,
      module: modules.title,
    })
    .from(pages)
    .innerJoin(modules, eq(modules.id, pages.moduleId))
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .where(and(isNotNull(pages.deletedAt), ancestorsExist("page"), staffScope(ctx, actor, "edit")))
    .limit(MOST);
  return rows.map((row) => trashed("page", row, row.title, [row.course, row.module]));
}

async function trashedSections(ctx: Context, actor: Actor): Promise<TrashedPart[]> {
  const rows = await ctx.database
    .select({
      id: sections.id,
      content: sections.content,
      deletedAt: sections.deletedAt,
      course: courses.title,
      module: modules.title,
      page: pages.title,
    })
    .from(sections)
    .innerJoin(pages, eq(pages.id, sections.pageId))
    .innerJoin(modules, eq(modules.id, pages.moduleId))
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .where(
      and(isNotNull(sections.deletedAt), ancestorsExist("section"), staffScope(ctx, actor, "edit")),
    )
    .limit(MOST);
  return rows.map((row) =>
    trashed("section", row, titleOf(readContent(row.content)), [row.course, row.module, row.page]),
  );
}

function titleOf(content: SectionContent): string {
  return titleLineOf(content) || content.type;
}

function trashed(
  kind: PartKind,
  { id, deletedAt }: { id: number; deletedAt: Date | null },
  title: string,
  path: string[],
): TrashedPart {
  if (!deletedAt) throw new Error(`The ${kind} ${id} is not in the trash.`);
  return { kind, id, title, path, deletedAt };
}
