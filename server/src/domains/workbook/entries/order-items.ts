import type { CourseProgress } from "../../learning/index.ts";
import type { WorkItem } from "./find-own-work.ts";

/** After everything still in the course. */
const REMOVED = 1_000_000;
/** After all sections of its page. */
const NOTE = 2_000_000;
const LATEST = 9_000_000_000_000;

const KINDS = { choice: 1, text: 1, passage: 2, note: 3 } as const;

/** Sort key, compared lexicographically; positive, so that it can be a cursor. */
export type Position = readonly number[];

/** An item with its position among the others. */
export interface PlacedItem {
  item: WorkItem;
  position: Position;
}

/** Maximum length of a position. */
export const LONGEST_POSITION = 6;

/** Items in the order of the courses, or the newest first. */
export function orderItems(
  items: readonly WorkItem[],
  courses: readonly CourseProgress[],
  order: "course" | "time",
): PlacedItem[] {
  const indexes = new Map(courses.map(({ course }, index) => [course.id, index]));
  const positionOf = (item: WorkItem): Position => {
    const { kind, id } = item;
    if (order === "time") return [LATEST - item.at.getTime(), KINDS[kind], id];
    const index = indexes.get(item.courseId) ?? 0;
    const page = courses[index]?.course.pagesById.get(item.pageId);
    const section = page?.sections.find((one) => one.id === item.sectionId);
    const place = kind === "note" ? NOTE : (section?.index ?? REMOVED);
    return [index + 1, (page?.index ?? REMOVED) + 1, place + 1, KINDS[kind], item.start + 1, id];
  };
  return items
    .map((item) => ({ item, position: positionOf(item) }))
    .toSorted((one, other) => comparePositions(one.position, other.position));
}

/** Negative if the first comes before the second. */
export function comparePositions(one: Position, other: Position): number {
  const index = one.findIndex((number, place) => number !== other[place]);
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
