import { asc, eq } from "drizzle-orm";

import { courses, scheduledExports } from "../../database/tables/index.ts";
import { definePart, type PersonalData } from "../../platform/personal-data/personal-data.ts";

const regular = definePart({
  name: "scheduled-exports",
  tables: ["scheduled_exports"],
  title: {
    en: "Spreadsheets of results that are mailed to you",
    es: "Hojas de resultados que recibes por correo",
  },
  fields: {
    course: { en: "Course", es: "Curso" },
    table: { en: "Table", es: "Tabla" },
    format: { en: "Format", es: "Formato" },
    since: { en: "Since", es: "Desde" },
    last_sent_at: { en: "Last sent", es: "Último envío" },
  },
  async *read({ database }, { userId }) {
    const { table, format, createdAt: since, lastSentAt } = scheduledExports;
    yield* await database
      .select({ course: courses.title, table, format, since, last_sent_at: lastSentAt })
      .from(scheduledExports)
      .innerJoin(courses, eq(courses.id, scheduledExports.courseId))
      .where(eq(scheduledExports.userId, userId))
      .orderBy(asc(scheduledExports.id));
  },
});

/** Personal data in insight. */
export const insightPersonalData: PersonalData = {
  parts: [regular],
  withheld: {
    student_results:
      "How many of the person's answers are right, counted from answers that the copy holds.",
    presentations: "What staff presented to a class last; it is forgotten a day after its end.",
    presentation_people:
      "In which class the person's phone was; it is forgotten with that presentation, and what was answered there is among the answers.",
  },
  goesWithAccount: ["student_results", "presentations", "presentation_people", "scheduled_exports"],
};
