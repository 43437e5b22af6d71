const MINUTE = 60;

interface Attendance {
  /** As the provider recorded it. */
  providerSeconds: number | null;
  /** In minutes, as entered by staff. */
  handMinutes: number | null;
}

/** How long a person was there, in minutes: by staff's entry, else by the provider; null for unknown. */
export function countedMinutes({ handMinutes, providerSeconds }: Attendance): number | null {
  return handMinutes ?? (providerSeconds === null ? null : toMinutes(providerSeconds));
}

/** Whole minutes; a shorter stay counts as one. */
export function toMinutes(seconds: number): number {
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds / MINUTE));
}
