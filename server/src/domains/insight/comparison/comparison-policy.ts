import { ANSWERS_NEEDED } from "@paso/contract";

import { hideSmallParts } from "../../surveys/statistics/small-parts-policy.ts";

/** How many people other than the viewer there are in a course, and in each of its groups. */
export interface Others {
  whole: number;
  /** Of every group; empty if the course has only one. */
  groups: ReadonlyMap<number, number>;
}

/** The people whose figures may be shown. */
export interface Shown {
  whole: boolean;
  groups: ReadonlySet<number>;
}

const NOBODY: Shown = { whole: false, groups: new Set() };

/**
 * The people whose figures may be shown without exposing fewer than five others, neither directly nor as
 * the difference between the course and its shown groups. The result does not depend on which of them
 * is viewed, so viewing several reveals no more.
 */
export function findShown({ whole, groups }: Others): Shown {
  if (whole < ANSWERS_NEEDED) return NOBODY;
  const ids = [...groups.keys()];
  const parts = ids.map((id) => groups.get(id) ?? 0);
  // People in no group are a part, too.
  const inNone = whole - parts.reduce((sum, people) => sum + people, 0);
  const hidden = hideSmallParts([...parts, Math.max(0, inNone)]);
  return { whole: true, groups: new Set(ids.filter((_, index) => !hidden[index])) };
}
