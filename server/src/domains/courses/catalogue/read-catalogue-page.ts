import type { CataloguePage } from "@paso/contract";
import { and, eq, isNotNull } from "drizzle-orm";

import { courseStaff } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseContentCache } from "../content/course-content-cache.ts";
import { estimatePageMinutes } from "../content/estimate-minutes.ts";
import { findOwnSignUps } from "../sign-up/find-own-sign-ups.ts";
import type { CatalogueRow } from "./list-catalogue.ts";
import { presentCatalogueCourse } from "./present-catalogue.ts";

/** A course's page: only the titles of its parts, none of their content. */
export async function readCataloguePage(
  ctx: Context,
  contents: CourseContentCache,
  { row, actor }: { row: CatalogueRow; actor: Actor | null },
): Promise<CataloguePage["course"]> {
  const { id, version, hasDiploma } = row.course;
  const [content, teachers, own] = await Promise.all([
    contents.get(ctx.database, id, version),
    listTeachers(ctx, id),
    actor ? findOwnSignUps(ctx, actor.id, [id]) : null,
  ]);
  if (!content) throw notFound("The course selected doesn't exist.");
  return {
    ...presentCatalogueCourse(ctx, row, own?.get(id) ?? null),
    description: row.signUp.description,
    teachers,
    modules: content.modules.map(({ title, pages }) => ({
      title,
      pages: pages.map((page) => page.title),
    })),
    minutes: estimatePageMinutes(content.pages.map(({ sections }) => sections)),
    has_diploma: hasDiploma,
  };
}

/** Staff under the public names on the page, owners first. */
async function listTeachers({ database }: Context, courseId: number): Promise<string[]> {
  const rows = await database
    .select({ name: courseStaff.publicName, role: courseStaff.role })
    .from(courseStaff)
    .where(and(eq(courseStaff.courseId, courseId), isNotNull(courseStaff.publicName)))
    .orderBy(courseStaff.publicName);
  const leads = (role: string) => Number(role !== "owner");
  return rows
    .toSorted((one, other) => leads(one.role) - leads(other.role))
    .flatMap(({ name }) => name ?? []);
}
