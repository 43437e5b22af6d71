import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { formatLocalDate, parseLocalDate } from "../../../platform/local-date.ts";

/** When a course or module is open; null is unbounded on that side. */
export interface Window {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Dates as a form sends them, local to the site; omitted ones stay as they are. */
export interface SentWindow {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

/**
 * A window updated with the dates of a form.
 * @throws `invalid` when it ends before it begins, also in combination with a date that was not sent
 */
export function resolveDates({ site }: Context, stored: Window, sent: SentWindow): Window {
  const startsAt = resolveDate(stored.startsAt, sent.start_date, site.timeZone);
  const endsAt = resolveDate(stored.endsAt, sent.end_date, site.timeZone);
  const isSent = sent.start_date !== undefined || sent.end_date !== undefined;
  if (isSent && startsAt && endsAt && endsAt <= startsAt) {
    const field = sent.end_date === undefined ? "start_date" : "end_date";
    throw invalid({ [field]: ["The end must be after the start."] });
  }
  return { startsAt, endsAt };
}

/** Whether a form's date differs from the stored one, in the site's time zone. */
export function isOtherDate(
  stored: Date | null,
  sent: string | null | undefined,
  timeZone: string,
): boolean {
  return sent !== undefined && sent !== (stored && formatLocalDate(stored, timeZone));
}

/** A form's date. An unchanged one keeps its exact instant, even if its local time is ambiguous. */
export function resolveDate(
  stored: Date | null,
  sent: string | null | undefined,
  timeZone: string,
): Date | null {
  if (sent === undefined || !isOtherDate(stored, sent, timeZone)) return stored;
  return sent === null ? null : parseLocalDate(sent, timeZone);
}
