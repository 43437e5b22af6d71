import type { Locale } from "@paso/contract";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

import type { SiteSettings } from "../../../platform/context.ts";
import type { CalendarRow } from "./calendar-rows.ts";

/** Seconds between two polls of a calendar program. */
const REFRESH = 3_600;

const TEXTS: Record<Locale, { name: string; join: string }> = {
  en: { name: "Live classes", join: "Join from 10 minutes before the start:" },
  es: { name: "Clases en directo", join: "Entra desde 10 minutos antes del comienzo:" },
};

/**
 * Classes as iCalendar, one event per date. UIDs never change, SEQUENCE increases with every change,
 * and cancelled dates are marked as such. Times are in UTC, so that programs need no time zone rules,
 * which change. Events link to the class's page and contain no address of a meeting.
 */
export function writeCalendar(
  rows: readonly CalendarRow[],
  { site, locale }: { site: SiteSettings; locale: Locale },
): string {
  const { name, join } = TEXTS[locale];
  const calendar = ical({
    name: `${site.name}: ${name}`,
    prodId: { company: "Paso", product: "Live classes", language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
  });
  for (const row of rows) {
    const page = `${site.url}/student/live/${row.classId}`;
    calendar.createEvent({
      id: `live-class-${row.classId}-${row.id}@${site.host}`,
      sequence: row.sequence,
      start: row.startsAt,
      end: row.endsAt,
      stamp: row.updatedAt,
      created: row.createdAt,
      lastModified: row.updatedAt,
      summary: row.title,
      description: [row.text, row.courseTitle, `${join} ${page}`].filter(Boolean).join("\n\n"),
      location: page,
      url: page,
      status: row.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
