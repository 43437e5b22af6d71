import { WHOLE_COURSE } from "../../../database/tables/index.ts";
import { findShown } from "./comparison-policy.ts";

/** Whether figures of a scope may be shown, given how many people besides the viewer are in each. */
export function isShown(people: ReadonlyMap<number, number>, scope: number): boolean {
  const groups = new Map([...people].filter(([id]) => id !== WHOLE_COURSE));
  const shown = findShown({ whole: people.get(WHOLE_COURSE) ?? 0, groups });
  return scope === WHOLE_COURSE ? shown.whole : shown.groups.has(scope);
}
