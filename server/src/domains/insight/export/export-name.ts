import { type Locale, type Message, type ResultsTable, translateMessage } from "@paso/contract";

import type { CourseContent } from "../../courses/index.ts";

const NAMES: Record<ResultsTable, Message> = {
  questions: "Results",
  students: "Students",
  answers: "Answers",
  grades: "Grades",
  moodle: "Grades for Moodle",
  canvas: "Grades for Canvas",
};

/** The name of a table of results, alone and with its course. */
export function exportName(
  { title }: CourseContent,
  which: ResultsTable,
  locale: Locale,
): { table: string; name: string } {
  const table = translateMessage(NAMES[which], locale);
  return { table, name: `${title} – ${table}` };
}
