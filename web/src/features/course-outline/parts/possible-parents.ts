import type { CourseOutline } from "@paso/contract";

import type { PartName } from "./part.ts";

interface PossibleParent {
  id: number;
  /** "order. title", pages with their module before them. */
  label: string;
  /** Its children without the part, in reading order. */
  others: string[];
}

/** Possible parents of a part in its course. */
export function possibleParents(
  { course, modules }: CourseOutline,
  part: PartName,
): PossibleParent[] {
  const others = (children: readonly { id: number; order: number; text: string }[]) =>
    children.filter(({ id }) => id !== part.id).map(({ order, text }) => `${order}. ${text}`);
  const titled = <Child extends { title: string }>(children: readonly Child[]) =>
    children.map((child) => ({ ...child, text: child.title }));

  if (part.kind === "module") {
    return [{ id: course.id, label: course.title, others: others(titled(modules)) }];
  }
  if (part.kind === "page") {
    return modules.map(({ id, order, title, pages }) => ({
      id,
      label: `${order}. ${title}`,
      others: others(titled(pages)),
    }));
  }
  return modules.flatMap((module) =>
    module.pages.map(({ id, order, title, sections }) => ({
      id,
      label: `${module.order}. ${module.title} / ${order}. ${title}`,
      others: others(sections.map((section) => ({ ...section, text: section.title_line }))),
    })),
  );
}
