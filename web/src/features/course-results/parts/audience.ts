/** Whose results are shown: everybody’s, a group’s, or theirs who joined on some days. */
export interface Audience {
  /** Null for every group. */
  groupId: number | null;
  /** First and last day as `YYYY-MM-DD`, on the site's calendar; null for no bound. */
  from: string | null;
  to: string | null;
}

export const EVERYBODY: Audience = { groupId: null, from: null, to: null };

export function isByDates({ from, to }: Audience): boolean {
  return from !== null || to !== null;
}

/** What asks for an audience, of the API and in addresses of this site. */
export function audienceQuery({ groupId, from, to }: Audience): Record<string, string> {
  return {
    ...(groupId !== null && { group: String(groupId) }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

/** Whom an address names; everybody where it says nothing that can be. */
export function readAudience({ group, from, to }: Record<string, unknown>): Audience {
  if (typeof group === "number" && Number.isInteger(group) && group > 0) {
    return { ...EVERYBODY, groupId: group };
  }
  const days = { from: dayOf(from), to: dayOf(to) };
  const isTurned = days.from !== null && days.to !== null && days.from > days.to;
  return isTurned ? EVERYBODY : { ...EVERYBODY, ...days };
}

function dayOf(value: unknown): string | null {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;
}
