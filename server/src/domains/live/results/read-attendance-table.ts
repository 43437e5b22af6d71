import { type Locale, translateMessage } from "@paso/contract";
import { asc, eq, lte, and, sql } from "drizzle-orm";

import {
  liveAttendances,
  liveGuests,
  liveOccurrences,
  users,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import { countedMinutes, toMinutes } from "./counted-minutes.ts";

interface Wanted {
  classId: number;
  /** The class's zone, in which its dates are written. */
  timeZone: string;
  locale: Locale;
}

/** Who was in the past dates of a class, one row per person and date. */
export function readAttendanceTable(ctx: Context, { classId, timeZone, locale }: Wanted): Table {
  const say = (message: Parameters<typeof translateMessage>[0]) =>
    translateMessage(message, locale);
  return {
    head: [
      say("Date"),
      say("First name"),
      say("Last name"),
      say("E-mail"),
      say("Minutes"),
      say("Source"),
    ],
    rows: readRows(ctx, { classId, timeZone, say }),
  };
}

interface Reading {
  classId: number;
  timeZone: string;
  say: (message: "By hand" | "Meeting service") => string;
}

async function* readRows(
  ctx: Context,
  { classId, timeZone, say }: Reading,
): AsyncGenerator<readonly Cell[]> {
  const { database, clock } = ctx;
  const dates = await database
    .select({ id: liveOccurrences.id, startsAt: liveOccurrences.startsAt })
    .from(liveOccurrences)
    .where(and(eq(liveOccurrences.classId, classId), lte(liveOccurrences.startsAt, clock.now())))
    .orderBy(asc(liveOccurrences.startsAt));
  for (const { id, startsAt } of dates) {
    const date = formatLocalDate(startsAt, timeZone).replace("T", " ");
    for (const one of await listPeople(ctx, id)) {
      const source = one.handMinutes === null ? "Meeting service" : "By hand";
      yield [date, one.firstName, one.lastName, one.email, countedMinutes(one), say(source)];
    }
    for (const { name, seconds } of await listGuests(ctx, id)) {
      yield [date, name, "", "", toMinutes(seconds), say("Meeting service")];
    }
  }
}

function listPeople({ database }: Context, occurrenceId: number) {
  return database
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      providerSeconds: liveAttendances.providerSeconds,
      handMinutes: liveAttendances.handMinutes,
    })
    .from(liveAttendances)
    .innerJoin(users, eq(users.id, liveAttendances.userId))
    .where(
      and(
        eq(liveAttendances.occurrenceId, occurrenceId),
        sql`num_nonnulls(${liveAttendances.providerSeconds}, ${liveAttendances.handMinutes}) > 0`,
      ),
    )
    .orderBy(sql`${users.folded} collate "C"`, asc(users.id));
}

/** People whom the provider names and who did not join through us, by name. */
export function listGuests({ database }: Context, occurrenceId: number) {
  return database
    .select({ name: liveGuests.name, seconds: liveGuests.seconds })
    .from(liveGuests)
    .where(eq(liveGuests.occurrenceId, occurrenceId))
    .orderBy(asc(liveGuests.name));
}
