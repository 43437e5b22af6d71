import type { PageData } from "@paso/contract";

/** Pixels that a finger has to move sideways at least. */
const FAR = 60;
/** Milliseconds after which it was no swipe, but reading along or selecting. */
const LONGEST = 700;

interface Move {
  /** Pixels to the right. */
  x: number;
  /** Pixels downwards. */
  y: number;
  milliseconds: number;
}

/** What a finger's move asks for: the next step, which comes from the right, the previous one, or nothing. */
export function readSwipe({ x, y, milliseconds }: Move): 1 | -1 | null {
  const isSideways = Math.abs(x) >= FAR && Math.abs(y) <= Math.abs(x) / 2;
  if (!isSideways || milliseconds > LONGEST) return null;
  return x < 0 ? 1 : -1;
}

/** The step beside a finished one; null at either end, and beside what is still to be done. */
export function stepBeside({ sections }: PageData, sectionId: number, by: 1 | -1): number | null {
  const path = Object.values(sections).toSorted((a, b) => a.order - b.order || a.id - b.id);
  const index = path.findIndex(({ id }) => id === sectionId);
  return path[index]?.status === "finished" ? (path[index + by]?.id ?? null) : null;
}
