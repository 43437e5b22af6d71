import type { ArchiveLocation } from "./archive-issue.ts";

/** Traversals of an unvalidated `course.json`, which may not even have parts. */

/** Every section of every module, with its location. */
export function* eachSection(
  course: unknown,
): Generator<{ section: unknown; location: ArchiveLocation }> {
  for (const [moduleIndex, module] of childrenOf(course, "modules").entries()) {
    const inModule = { module: { number: moduleIndex + 1, title: textOf(module, "title") } };
    for (const [pageIndex, page] of childrenOf(module, "pages").entries()) {
      const onPage = { ...inModule, page: { number: pageIndex + 1, title: textOf(page, "title") } };
      for (const [index, section] of childrenOf(page, "sections").entries()) {
        yield { section, location: sectionLocation(onPage, index + 1, section) };
      }
    }
  }
}

export function sectionLocation(
  page: ArchiveLocation,
  number: number,
  section: unknown,
): ArchiveLocation {
  return { ...page, section: { number, type: textOf(section, "type") } };
}

export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
}

export function textOf(value: unknown, field: string): string | null {
  const text = fieldOf(value, field);
  return typeof text === "string" ? text : null;
}

export function childrenOf(value: unknown, field: string): unknown[] {
  const children = fieldOf(value, field);
  return Array.isArray(children) ? children : [];
}
