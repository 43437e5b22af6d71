import type { Stay } from "../providers/attendance.ts";

/** How long a person was in a meeting, in seconds; simultaneous stays on several devices count once. */
export function secondsOf(stays: readonly Pick<Stay, "joinedAt" | "leftAt">[]): number {
  const inOrder = stays.toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
  let total = 0;
  let until = 0;
  for (const { joinedAt, leftAt } of inOrder) {
    const from = Math.max(joinedAt.getTime(), until);
    total += Math.max(0, leftAt.getTime() - from);
    until = Math.max(until, leftAt.getTime());
  }
  return Math.round(total / 1_000);
}
