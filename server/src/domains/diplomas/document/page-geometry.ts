import type { DiplomaDesign } from "@paso/contract";

/** Width and height of a page in portrait, in points. */
const PAPER = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** Positions on a page, in points from its top left corner. */
export interface PageGeometry {
  width: number;
  height: number;
  /** From the frame to the paper's edge. */
  frame: number;
  /** From the texts to the paper's edge. */
  margin: number;
  /** The path's height at a distance from the left. */
  pathAt: (x: number) => number;
  /** The Bézier curve of the path: its two ends, and the control points between them. */
  path: readonly [Point, Point, Point, Point];
}

interface Point {
  x: number;
  y: number;
}

/** Lays out a page of a paper. */
export function pageGeometry({
  paper,
  orientation,
}: Pick<DiplomaDesign, "paper" | "orientation">): PageGeometry {
  const [short, long] = PAPER[paper];
  const [width, height] = orientation === "landscape" ? [long, short] : [short, long];
  const path = [
    { x: 0, y: height * 0.715 },
    { x: width * 0.42, y: height * 0.7 },
    { x: width * 0.66, y: height * (orientation === "landscape" ? 0.54 : 0.6) },
    { x: width, y: height * (orientation === "landscape" ? 0.33 : 0.52) },
  ] as const;
  return { width, height, frame: 19.5, margin: 72, path, pathAt: (x) => heightAt(path, x) };
}

/** Bisects the curve's parameter: the curve only goes to the right. */
function heightAt(path: PageGeometry["path"], x: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(path, middle, "x") < x) low = middle;
    else high = middle;
  }
  return bezier(path, low, "y");
}

function bezier([a, b, c, d]: PageGeometry["path"], t: number, axis: "x" | "y"): number {
  const s = 1 - t;
  return s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
}
