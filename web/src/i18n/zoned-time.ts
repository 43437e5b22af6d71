/** A span of time, as instants in UTC. */
export interface Span {
  starts: string;
  ends: string;
}

const en = (locale: string) => (locale === "en" ? "en-GB" : locale);

/** A span of time in a time zone: "Wednesday, 25 November 2026, 17:00–17:45". */
export function formatSpan({ starts, ends }: Span, timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(en(locale), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  // Word joiners keep lines from breaking beside the dash.
  return format.formatRange(new Date(starts), new Date(ends)).replace(/–\s?/, "\u2060$&\u2060");
}

/**
 * The wall clock time of an instant in a time zone, as date fields expect it.
 * @returns `YYYY-MM-DDTHH:mm`
 */
export function wallClock(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** The generic name of a time zone: "Central European Time", "hora de Colombia". */
export function zoneName(timeZone: string, locale: string): string {
  const generic = nameOf(timeZone, locale, "longGeneric");
  // UTC has no generic name.
  return /^GMT\b/.test(generic) ? nameOf(timeZone, locale, "long") : generic;
}

function nameOf(timeZone: string, locale: string, timeZoneName: "long" | "longGeneric"): string {
  const parts = new Intl.DateTimeFormat(en(locale), { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
