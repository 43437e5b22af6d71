import { ANSWERS_NEEDED } from "@paso/contract";

import { hideSmallParts } from "../../surveys/statistics/small-parts-policy.ts";

/** How many people other than the viewer there are in a course, and in each of its groups. */
export interface Others {
  whole: number;
  /** By group, all of them; empty where the course has one. */
  groups: ReadonlyMap<number, number>;
}

/** Of whom figures may be shown. */
export interface Shown {
  whole: boolean;
  groups: ReadonlySet<number>;
}

const NOBODY: Shown = { whole: false, groups: new Set() };

/**
 * Of whom figures may be shown so that those of fewer than five others are seen neither by themselves
 * nor as what is left of the course without groups that are shown. It is the same whichever of them one
 * looks at, so that nothing is gained by looking at several.
 */
export function findShown({ whole, groups }: Others): Shown {
  if (whole < ANSWERS_NEEDED) return NOBODY;
  const ids = [...groups.keys()];
  const parts = ids.map((id) => groups.get(id) ?? 0);
  // Who is counted in no group is a part as well.
  const inNone = whole - parts.reduce((sum, people) => sum + people, 0);
  const hidden = hideSmallParts([...parts, Math.max(0, inNone)]);
  return { whole: true, groups: new Set(ids.filter((_, index) => !hidden[index])) };
}
