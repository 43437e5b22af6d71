/** Whose results are shown: all, a group’s, or those of students who joined on certain days. */
export interface Audience {
  /** Null for every group. */
  groupId: number | null;
  /** First and last day as `YYYY-MM-DD` in the site's time zone; null if unbounded. */
  from: string | null;
  to: string | null;
}

export const EVERYBODY: Audience = { groupId: null, from: null, to: null };

export function isByDates({ from, to }: Audience): boolean {
  return from !== null || to !== null;
}

/** An audience as query parameters, of the API and of this site's URLs. */
export function audienceQuery({ groupId, from, to }: Audience): Record<string, string> {
  return {
    ...(groupId !== null && { group: String(groupId) }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

/** Parses an audience from a URL; all students if it is invalid. Reversed days are swapped. */
export function readAudience({ group, from, to }: Record<string, unknown>): Audience {
  if (typeof group === "number" && Number.isInteger(group) && group > 0) {
    return { ...EVERYBODY, groupId: group };
  }
  const days = { from: dayOf(from), to: dayOf(to) };
  const isReversed = days.from !== null && days.to !== null && days.from > days.to;
  return { ...EVERYBODY, ...(isReversed ? { from: days.to, to: days.from } : days) };
}

function dayOf(value: unknown): string | null {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;
}
