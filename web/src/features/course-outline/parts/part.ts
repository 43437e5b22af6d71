import type { CourseOutline } from "@paso/contract";

/** A part of a course's outline that can be moved within the course. */
export type ChildKind = "module" | "page" | "section";

export interface PartName {
  kind: ChildKind;
  id: number;
}

/** A part's key among all rows of an outline, such as `page-7`. */
export type PartKey = `${ChildKind}-${number}`;

export type OutlineModule = CourseOutline["modules"][number];
export type OutlinePage = OutlineModule["pages"][number];
export type OutlineSection = OutlinePage["sections"][number];

/** A part's title and place. */
export interface LocatedPart extends PartName {
  /** The course of a module, the module of a page, the page of a section. */
  parentId: number;
  /** Position among its siblings, from 0. */
  position: number;
  /** How many siblings there are, itself included. */
  siblings: number;
  /** Its displayed number. */
  order: number;
  title: string;
}

export function partKey({ kind, id }: PartName): PartKey {
  return `${kind}-${id}`;
}

/** Parses a part's key; null if it is none. */
export function readPartKey(key: unknown): PartName | null {
  const match = /^(module|page|section)-(\d+)$/.exec(String(key));
  return match ? { kind: match[1] as ChildKind, id: Number(match[2]) } : null;
}

/** Finds a part in its outline; undefined if it is not, or no longer, there. */
export function findPart(outline: CourseOutline, { kind, id }: PartName): LocatedPart | undefined {
  return [...placedParts(outline)].find((part) => part.kind === kind && part.id === id);
}

/** Every part of an outline, in reading order. */
function* placedParts({ course, modules }: CourseOutline): Generator<LocatedPart> {
  for (const [position, module] of modules.entries()) {
    const { id, order, title, pages } = module;
    const siblings = modules.length;
    yield { kind: "module", id, order, title, position, parentId: course.id, siblings };
    for (const [position, page] of pages.entries()) {
      const { id, order, title, sections } = page;
      const siblings = pages.length;
      yield { kind: "page", id, order, title, position, parentId: module.id, siblings };
      for (const [position, { id, order, title_line: title }] of sections.entries()) {
        const siblings = sections.length;
        yield { kind: "section", id, order, title, position, parentId: page.id, siblings };
      }
    }
  }
}
