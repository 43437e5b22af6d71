import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";

import {
  courses,
  modules,
  pages,
  PEOPLE_OPTION,
  sections,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { readContent, type SectionContent } from "../../courses/index.ts";
import { countPageAnswers } from "../../learning/index.ts";
import { findPageFiles, type PageFile } from "./find-page-files.ts";

interface Placed {
  id: number;
  order: number;
  title: string;
}

/** A page as its authors edit it. */
export interface AuthoredPage {
  page: Placed;
  /** Null for the survey. */
  module: Placed | null;
  course: { id: number; title: string; status: "published" | "draft" };
  version: number;
  /** Living ones, in their order. */
  sections: { id: number; order: number; content: SectionContent }[];
  files: PageFile[];
  /** Answer counts by section and option; {@link PEOPLE_OPTION} counts the people. */
  tallies: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/**
 * Reads a page for its editor. The version is read first, so that it is never newer than the
 * content, and an update never overwrites what its author has not seen.
 * @throws `not_found` when the page, its module or its course is not there
 */
export async function readPage(ctx: Context, pageId: number): Promise<AuthoredPage> {
  const { database } = ctx;
  const [found] = await database
    .select({
      page: { id: pages.id, order: pages.order, title: pages.title },
      module: { id: modules.id, order: modules.order, title: modules.title },
      course: { id: courses.id, title: courses.title, status: courses.status },
      version: pages.version,
    })
    .from(pages)
    .leftJoin(modules, and(eq(modules.id, pages.moduleId), isNull(modules.deletedAt)))
    .innerJoin(courses, and(eq(courses.id, pages.courseId), isNull(courses.deletedAt)))
    .where(
      and(
        eq(pages.id, pageId),
        isNull(pages.deletedAt),
        or(isNotNull(modules.id), eq(pages.kind, "survey")),
      ),
    );
  if (!found) throw notFound();
  const rows = await database
    .select({ id: sections.id, order: sections.order, content: sections.content })
    .from(sections)
    .where(and(eq(sections.pageId, pageId), isNull(sections.deletedAt)))
    .orderBy(asc(sections.order));
  const tallies = await countPageAnswers(ctx, pageId);
  return {
    ...found,
    sections: rows.map((row) => ({ ...row, content: readContent(row.content) })),
    files: await findPageFiles(ctx, pageId),
    tallies,
  };
}

/** How many people a section's tally counts; 0 without answers. */
export function countPeople(tallies: AuthoredPage["tallies"], sectionId: number): number {
  return tallies.get(sectionId)?.get(PEOPLE_OPTION) ?? 0;
}
