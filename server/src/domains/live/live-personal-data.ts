import { and, asc, eq, gt, sql } from "drizzle-orm";

import {
  liveAttendances,
  liveClasses,
  liveHosts,
  liveJoins,
  liveOccurrences,
} from "../../database/tables/index.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../platform/personal-data/personal-data.ts";
import { countedMinutes } from "./results/counted-minutes.ts";

const CLASS = { en: "Live class", es: "Clase en directo" };

const attended = definePart({
  name: "live-classes",
  tables: ["live_joins", "live_attendances"],
  title: { en: "Live classes you have attended", es: "Clases en directo a las que has asistido" },
  fields: {
    class: CLASS,
    starts_at: { en: "When", es: "Cuándo" },
    joined_at: { en: "Joined", es: "Entrada" },
    minutes: { en: "Minutes", es: "Minutos" },
  },
  async *read({ database }, { userId }) {
    const { id } = liveOccurrences;
    const ofPerson = (table: typeof liveJoins | typeof liveAttendances) =>
      and(eq(table.occurrenceId, id), eq(table.userId, userId));
    const rows = inBatches<{
      id: number;
      class: string;
      starts_at: Date;
      joined_at: Date | null;
      providerSeconds: number | null;
      handMinutes: number | null;
    }>((after, limit) =>
      database
        .select({
          id,
          class: liveClasses.title,
          starts_at: liveOccurrences.startsAt,
          joined_at: liveJoins.joinedAt,
          providerSeconds: liveAttendances.providerSeconds,
          handMinutes: liveAttendances.handMinutes,
        })
        .from(liveOccurrences)
        .innerJoin(liveClasses, eq(liveClasses.id, liveOccurrences.classId))
        .leftJoin(liveJoins, ofPerson(liveJoins))
        .leftJoin(liveAttendances, ofPerson(liveAttendances))
        .where(
          and(
            gt(id, after?.id ?? 0),
            sql`num_nonnulls(${liveJoins.userId}, ${liveAttendances.userId}) > 0`,
          ),
        )
        .orderBy(asc(id))
        .limit(limit),
    );
    for await (const { class: title, starts_at, joined_at, ...attendance } of rows) {
      yield { class: title, starts_at, joined_at, minutes: countedMinutes(attendance) };
    }
  },
});

const hosted = definePart({
  name: "hosted-live-classes",
  tables: ["live_hosts"],
  title: { en: "Live classes you host", es: "Clases en directo que das" },
  fields: { class: CLASS },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ id: number; class: string }>((after, limit) =>
      database
        .select({ id: liveClasses.id, class: liveClasses.title })
        .from(liveHosts)
        .innerJoin(liveClasses, eq(liveClasses.id, liveHosts.classId))
        .where(and(eq(liveHosts.userId, userId), gt(liveClasses.id, after?.id ?? 0)))
        .orderBy(asc(liveClasses.id))
        .limit(limit),
    );
    for await (const { class: title } of rows) yield { class: title };
  },
});

/** Personal data in live classes. */
export const livePersonalData: PersonalData = {
  parts: [attended, hosted],
  withheld: {
    live_calendars: "The hash of a secret address; the account shows since when there is one.",
  },
  goesWithAccount: ["live_hosts", "live_joins", "live_attendances", "live_calendars"],
};
