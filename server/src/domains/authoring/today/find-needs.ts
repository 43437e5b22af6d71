import { type StaffNeed, staffNeed, type StaffNeedKind } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Attention, NeedSource } from "../../courses/index.ts";

/** Maximum number of needs listed per kind: those of the greatest weight. */
const MOST_OF_A_KIND = 3;

/** The kinds, the most urgent first. */
const URGENCY: readonly StaffNeedKind[] = staffNeed.options.map(({ shape }) => shape.kind.value);

/**
 * What the courses that a person works on need from them, the most urgent first.
 * @param sources of every domain
 */
export async function findNeeds(
  ctx: Context,
  sources: readonly NeedSource[],
  attention: Attention,
): Promise<{ needs: StaffNeed[]; leftOut: number }> {
  const found = (await Promise.all(sources.map((find) => find(ctx, attention)))).flat();
  const needs = URGENCY.flatMap((kind) =>
    found
      .filter((need) => need.kind === kind)
      .toSorted((one, other) => weightOf(other) - weightOf(one))
      .slice(0, MOST_OF_A_KIND),
  );
  return { needs, leftOut: found.length - needs.length };
}

/** Weight of a need among its kind: the greatest comes first. */
function weightOf(need: StaffNeed): number {
  if ("count" in need) return need.count;
  if ("in_days" in need) return -need.in_days;
  return need.kind === "question" ? -need.right_percent : 0;
}
