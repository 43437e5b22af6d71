import type { CourseOutline } from "@paso/contract";

import {
  findPart,
  type OutlineModule,
  type OutlinePage,
  type OutlineSection,
  type PartName,
  type LocatedPart,
} from "./part.ts";

/** A move as the server takes it. */
export interface Move extends PartName {
  parentId: number;
  /** Position among the parent's other children, from 0. */
  position: number;
}

/** The position after every sibling. */
const LAST = 10_000;

/** Where in the outline a dragged row is dropped. */
export interface DropPosition extends PartName {
  /** Before or after that row, or into it. */
  side: "before" | "after" | "on";
}

const PARENT_KIND = { module: null, page: "module", section: "page" } as const;

/**
 * Where a dropped part goes: next to a part of its own kind it becomes its neighbour, on a possible
 * parent its last child. Null if it cannot go there.
 */
export function moveTo(outline: CourseOutline, part: PartName, drop: DropPosition): Move | null {
  const { kind, id } = part;
  const target = findPart(outline, drop);
  if (target === undefined) return null;
  if (drop.side === "on") {
    return target.kind === PARENT_KIND[kind]
      ? { kind, id, parentId: target.id, position: LAST }
      : null;
  }
  if (target.kind !== kind || target.id === id) return null;
  const position = target.position + (drop.side === "after" ? 1 : 0);
  const own = findPart(outline, part);
  const passes = own?.parentId === target.parentId && own.position < position;
  return { kind, id, parentId: target.parentId, position: passes ? position - 1 : position };
}

/** The move that returns a part to where it is now. */
export function moveBack({ kind, id, parentId, position }: LocatedPart): Move {
  return { kind, id, parentId, position };
}

/** The outline after a move: the new siblings are renumbered from 1. */
export function applyMove(outline: CourseOutline, move: Move): CourseOutline {
  if (move.kind === "module") {
    return { ...outline, modules: insertMoved(outline.modules, outline.modules, move) };
  }
  const pages = outline.modules.flatMap(({ pages }) => pages);
  const sections = pages.flatMap(({ sections }) => sections);
  return mapPages(
    outline,
    (module) =>
      move.kind === "page" ? moveAmong(module, module.pages, pages, move) : module.pages,
    (page) =>
      move.kind === "section" ? moveAmong(page, page.sections, sections, move) : page.sections,
  );
}

/** The outline without a part; its siblings keep their numbers. */
export function withoutPart(outline: CourseOutline, { kind, id }: PartName): CourseOutline {
  const without = <Child extends { id: number }>(children: Child[], ofKind: string) =>
    ofKind === kind ? withoutChild(children, id) : children;
  return mapPages(
    { ...outline, modules: without(outline.modules, "module") },
    (module) => without(module.pages, "page"),
    (page) => without(page.sections, "section"),
  );
}

function mapPages(
  outline: CourseOutline,
  pagesOf: (module: OutlineModule) => OutlinePage[],
  sectionsOf: (page: OutlinePage) => OutlineSection[],
): CourseOutline {
  // Unchanged objects keep their identity, so that their rows do not re-render.
  const modules = outline.modules.map((module) => {
    const pages = pagesOf(module).map((page) => {
      const sections = sectionsOf(page);
      return sections === page.sections ? page : { ...page, sections };
    });
    const isSame =
      pages.length === module.pages.length &&
      pages.every((page, index) => page === module.pages[index]);
    return isSame ? module : { ...module, pages };
  });
  return { ...outline, modules };
}

/** A parent's children after a move. */
function moveAmong<Child extends { id: number; order: number }>(
  parent: { id: number },
  children: Child[],
  all: Child[],
  move: Move,
): Child[] {
  if (parent.id === move.parentId) return insertMoved(children, all, move);
  return withoutChild(children, move.id);
}

function withoutChild<Child extends { id: number }>(children: Child[], id: number): Child[] {
  return children.some((child) => child.id === id)
    ? children.filter((child) => child.id !== id)
    : children;
}

function insertMoved<Child extends { id: number; order: number }>(
  children: Child[],
  all: Child[],
  { id, position }: Move,
): Child[] {
  const moved = all.find((child) => child.id === id);
  if (moved === undefined) return children;
  return children
    .filter((child) => child.id !== id)
    .toSpliced(position, 0, moved)
    .map((child, index) => (child.order === index + 1 ? child : { ...child, order: index + 1 }));
}
