import type { PageData, StudentSection } from "@paso/contract";

import { deviceStore } from "../../storage/device-store.ts";

/** A page of fewer finished steps is not folded. */
const FEWEST = 4;
/** Height in screens from which a page's finished steps are long. */
const LONG = 4;

interface Place {
  top: number;
  bottom: number;
}

/** Finished steps to fold on an unfinished page; the last one stays open, for context. */
export function stepsToFold(
  page: PageData,
  { open, screen, placeOf }: FoldOptions,
): StudentSection[] {
  if (page.next) return [];
  const finished = Object.values(page.sections)
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .filter(({ status }) => status === "finished");
  const places = finished.map(({ id }) => placeOf(id));
  const height = places.reduce((sum, place) => sum + (place ? place.bottom - place.top : 0), 0);
  if (finished.length < FEWEST || height < LONG * screen) return [];
  return finished.slice(0, -1).filter(({ id }, index) => {
    const place = places[index];
    // Nothing in view is folded.
    const isSeen = !place || (place.bottom > 0 && place.top < screen);
    return !isSeen && !open.has(id);
  });
}

interface FoldOptions {
  /** Steps that stay open, because the user navigates to them. */
  open: ReadonlySet<number>;
  /** Height of the window in CSS pixels. */
  screen: number;
  /** A step's place in the viewport; null if it is not rendered. */
  placeOf: (sectionId: number) => Place | null;
}

const nameOf = (userId: number, pageId: number) => `unfolded.${userId}.page-${pageId}`;

/** Steps of a page that this person opened on this device. */
export function readOpened(userId: number, pageId: number): number[] {
  const kept = deviceStore.read(nameOf(userId, pageId)) ?? "";
  return kept.split(",").map(Number).filter(Number.isInteger);
}

/** Remembers that a step was opened. */
export function keepOpened(userId: number, pageId: number, sectionId: number): void {
  const ids = new Set([...readOpened(userId, pageId), sectionId]);
  deviceStore.keep(nameOf(userId, pageId), [...ids].join(","));
}

/** Remembers that a step that was opened is folded again. */
export function forgetOpened(userId: number, pageId: number, sectionId: number): void {
  const ids = readOpened(userId, pageId).filter((id) => id !== sectionId);
  deviceStore.keep(nameOf(userId, pageId), ids.join(","));
}
