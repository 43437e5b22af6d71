import type { PageResults } from "@paso/contract";

import { forReports } from "../../../database/replica.ts";
import type { Context } from "../../../platform/context.ts";
import type { ContentPage, CourseContent } from "../../courses/index.ts";
import { findScope, readSectionFigures } from "../figures/read-figures.ts";
import { ensureResults } from "../refresh/ensure-results.ts";
import { presentSection } from "./present-section.ts";

interface Wanted {
  content: CourseContent;
  page: ContentPage;
  groupId: number | undefined;
  mayEdit: boolean;
}

/**
 * How a page is going, section by section.
 * @throws `not_found` when the group is not one of the course
 */
export async function readPageResults(
  ctx: Context,
  { content, page, groupId, mayEdit }: Wanted,
): Promise<PageResults> {
  const courseId = content.id;
  const { scope } = await findScope(ctx, { courseId, groupId });
  const { computedAt, isRefreshing } = await ensureResults(ctx, courseId);
  const sectionIds = page.sections.map(({ id }) => id);
  const figuresOf = await readSectionFigures(await forReports(ctx), {
    courseId,
    scope,
    sectionIds,
  });
  const module = content.modulesById.get(page.moduleId ?? 0);
  return {
    as_of: computedAt && computedAt.toISOString(),
    refreshing: isRefreshing,
    page: {
      id: page.id,
      title: page.title,
      module: { id: module?.id ?? 0, title: module?.title ?? "" },
    },
    may_edit: mayEdit,
    sections: page.sections.map((section) => presentSection(section, figuresOf(section.id))),
  };
}
