import type { PageResults } from "@paso/contract";

import { forReports } from "../../../database/replica.ts";
import type { Context } from "../../../platform/context.ts";
import type { ContentPage, CourseContent } from "../../courses/index.ts";
import { ensureAudienceResults } from "../dated/ensure-dated-results.ts";
import { type AskedAudience, findAudience } from "../figures/find-audience.ts";
import { readAudienceSections } from "../figures/read-audience-figures.ts";
import { presentSection } from "./present-section.ts";

interface Wanted {
  content: CourseContent;
  page: ContentPage;
  asked: AskedAudience;
  mayEdit: boolean;
}

/**
 * How a page is going, section by section.
 * @throws as {@link findAudience}
 */
export async function readPageResults(
  ctx: Context,
  { content, page, asked, mayEdit }: Wanted,
): Promise<PageResults> {
  const courseId = content.id;
  const audience = await findAudience(ctx, courseId, asked);
  const age = await ensureAudienceResults(ctx, courseId, audience.joined);
  const { computedAt, isRefreshing } = age;
  const sectionIds = page.sections.map(({ id }) => id);
  const figuresOf = await readAudienceSections(await forReports(ctx), {
    courseId,
    audience,
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
