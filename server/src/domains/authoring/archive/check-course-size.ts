import { COURSE_LIMIT_MESSAGES, COURSE_LIMITS } from "@paso/contract";

import type { ArchiveIssue } from "./archive-issue.ts";
import { childrenOf, textOf } from "./walk-archive.ts";

/** What makes a course too large to look at more closely. */
export function findSizeIssues(course: unknown): ArchiveIssue[] {
  const modules = childrenOf(course, "modules");
  const pages = modules.flatMap((module, index) =>
    childrenOf(module, "pages").map((page, position) => ({
      sections: childrenOf(page, "sections").length,
      location: {
        module: { number: index + 1, title: textOf(module, "title") },
        page: { number: position + 1, title: textOf(page, "title") },
      },
    })),
  );
  const size = {
    modules: modules.length,
    pages: pages.length,
    sections: pages.reduce((sum, { sections }) => sum + sections, 0),
  };
  const ofCourse = (["modules", "pages", "sections"] as const)
    .filter((part) => size[part] > COURSE_LIMITS[part])
    .map((part) => issueAt({}, part));
  const ofPages = pages
    .filter(({ sections }) => sections > COURSE_LIMITS.sectionsOfPage)
    .map(({ location }) => issueAt(location, "sectionsOfPage"));
  return [...ofCourse, ...ofPages];
}

function issueAt(
  location: ArchiveIssue["location"],
  limit: keyof typeof COURSE_LIMITS,
): ArchiveIssue {
  return { location, field: null, message: COURSE_LIMIT_MESSAGES[limit] };
}
