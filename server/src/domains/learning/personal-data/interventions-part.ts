import { asc, eq } from "drizzle-orm";

import {
  answers,
  courses,
  interventions,
  pageOpenings,
  pages,
  sections,
} from "../../../database/tables/index.ts";
import { definePart } from "../../../platform/personal-data/personal-data.ts";
import { choiceOf, readContent } from "../../courses/index.ts";

const KINDS = {
  reset: { en: "Reset", es: "Reiniciado" },
  open: { en: "Opened early", es: "Abierto antes de tiempo" },
  excuse: { en: "Excused", es: "Dispensado" },
  extend: { en: "More time", es: "Más tiempo" },
} as const;

/** Interventions in a person's progress, and the answers that are set aside for a day. */
export const interventionsPart = definePart({
  name: "changes-by-staff",
  tables: ["interventions", "page_openings"],
  title: { en: "What staff changed for you", es: "Lo que el profesorado ha cambiado para ti" },
  fields: {
    course: { en: "Course", es: "Curso" },
    page: { en: "Page", es: "Página" },
    what: { en: "What", es: "Qué" },
    answers: { en: "Answers set aside", es: "Respuestas apartadas" },
    at: { en: "When", es: "Cuándo" },
  },
  async *read({ database }, { userId, locale }) {
    const made = await database
      .select({
        id: interventions.id,
        kind: interventions.kind,
        at: interventions.madeAt,
        course: courses.title,
        page: pages.title,
      })
      .from(interventions)
      .leftJoin(pages, eq(pages.id, interventions.pageId))
      .innerJoin(courses, eq(courses.id, interventions.courseId))
      .where(eq(interventions.userId, userId))
      .orderBy(asc(interventions.id));
    for (const { id, kind, ...row } of made) {
      const setAside = await database
        .select({ text: answers.text, optionIds: answers.optionIds, content: sections.content })
        .from(answers)
        .innerJoin(sections, eq(sections.id, answers.sectionId))
        .where(eq(answers.setAsideBy, id))
        .orderBy(asc(answers.sectionId));
      yield { ...row, what: KINDS[kind][locale], answers: setAside.map(inWords) };
    }
    const opened = await database
      .select({ course: courses.title, page: pages.title })
      .from(pageOpenings)
      .innerJoin(pages, eq(pages.id, pageOpenings.pageId))
      .innerJoin(courses, eq(courses.id, pages.courseId))
      .where(eq(pageOpenings.userId, userId))
      .orderBy(asc(pages.id));
    for (const row of opened) yield { ...row, what: KINDS.open[locale], answers: null, at: null };
  },
});

function inWords({
  text,
  optionIds,
  content,
}: {
  text: string | null;
  optionIds: number[] | null;
  content: (typeof sections.$inferSelect)["content"];
}): string {
  if (text !== null) return text;
  const options = choiceOf(readContent(content))?.options ?? [];
  return options.flatMap(({ id, text }) => (optionIds?.includes(id) ? [text] : [])).join(", ");
}
