import type { PageData } from "@paso/contract";

/** Minimum horizontal distance in pixels. */
const FAR = 60;
/** Maximum milliseconds of a swipe; longer ones are reading along or selecting. */
const LONGEST = 700;

interface Move {
  /** Pixels to the right. */
  x: number;
  /** Pixels downwards. */
  y: number;
  milliseconds: number;
}

/** Direction of a swipe: 1 for the next step, from the right, -1 for the previous one; null for no swipe. */
export function readSwipe({ x, y, milliseconds }: Move): 1 | -1 | null {
  const isSideways = Math.abs(x) >= FAR && Math.abs(y) <= Math.abs(x) / 2;
  if (!isSideways || milliseconds > LONGEST) return null;
  return x < 0 ? 1 : -1;
}

/** The step next to a finished one; null at either end, and next to unfinished ones. */
export function stepBeside({ sections }: PageData, sectionId: number, by: 1 | -1): number | null {
  const path = Object.values(sections).toSorted((a, b) => a.order - b.order || a.id - b.id);
  const index = path.findIndex(({ id }) => id === sectionId);
  return path[index]?.status === "finished" ? (path[index + by]?.id ?? null) : null;
}
