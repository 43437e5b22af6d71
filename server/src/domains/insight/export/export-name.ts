import { type Locale, type Message, type ResultsTable, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { CourseContent } from "../../courses/index.ts";
import type { AskedAudience } from "../figures/find-audience.ts";
import { nameGroups } from "./export-students.ts";

const NAMES: Record<ResultsTable, Message> = {
  questions: "Results",
  students: "Students",
  answers: "Answers",
  grades: "Grades",
  moodle: "Grades for Moodle",
  canvas: "Grades for Canvas",
};

/** In which language's dialect a table is written as CSV: imports of Moodle and Canvas expect the English one. */
export function fileLocale(which: ResultsTable, locale: Locale): Locale {
  return which === "moodle" || which === "canvas" ? "en" : locale;
}

/** The name of a table of results, alone and with its course. */
export function exportName(
  { title }: CourseContent,
  which: ResultsTable,
  locale: Locale,
): { table: string; name: string } {
  const table = translateMessage(NAMES[which], locale);
  return { table, name: `${title} – ${table}` };
}

interface Wanted {
  content: CourseContent;
  which: ResultsTable;
  locale: Locale;
  asked: AskedAudience;
}

/** The name of a file with a table of results, which says whose they are unless they are everyone's. */
export async function nameExportFile(
  ctx: Context,
  { content, which, locale, asked: { group, from, to } }: Wanted,
): Promise<string> {
  const { name } = exportName(content, which, locale);
  if (group !== undefined) {
    const groupName = await nameGroups(ctx, { courseId: content.id, locale });
    return `${name} (${groupName(group)})`;
  }
  return from === undefined && to === undefined ? name : `${name} (${from ?? ""} - ${to ?? ""})`;
}
