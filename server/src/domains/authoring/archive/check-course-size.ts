import { COURSE_LIMIT_MESSAGES, type SizeLimits } from "@paso/contract";

import type { ArchiveIssue } from "./archive-issue.ts";
import { childrenOf, textOf } from "./walk-archive.ts";

/** Exceeded size limits; no other checks are made then. */
export function findSizeIssues(course: unknown, limits: SizeLimits): ArchiveIssue[] {
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
    .filter((part) => size[part] > limits[part])
    .map((part) => issueAt({}, part, limits));
  const ofPages = pages
    .filter(({ sections }) => sections > limits.sectionsOfPage)
    .map(({ location }) => issueAt(location, "sectionsOfPage", limits));
  return [...ofCourse, ...ofPages];
}

function issueAt(
  location: ArchiveIssue["location"],
  limit: keyof SizeLimits,
  limits: SizeLimits,
): ArchiveIssue {
  const values = { most: limits[limit] };
  return { location, field: null, message: COURSE_LIMIT_MESSAGES[limit], values };
}
