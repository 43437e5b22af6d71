import type { Locale, ResultsFormat, ResultsTable } from "@paso/contract";

import { forReports } from "../../../database/replica.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Table } from "../../../platform/spreadsheet/table.ts";
import { type CourseContent, isQuestion } from "../../courses/index.ts";
import { findScope } from "../figures/read-figures.ts";
import { countStudents } from "../overview/count-students.ts";
import { ensureResults } from "../refresh/ensure-results.ts";
import { exportAnswers } from "./export-answers.ts";
import { exportGrades } from "./export-grades.ts";
import { exportQuestions } from "./export-questions.ts";
import { exportStudents } from "./export-students.ts";

/** Answers that an xlsx file may have, which is made in memory; CSV is sent while it is read. */
const MOST_IN_XLSX = 100_000;

interface Wanted {
  content: CourseContent;
  locale: Locale;
  which: ResultsTable;
  /** Undefined for everybody. */
  groupId: number | undefined;
  format: ResultsFormat;
}

/**
 * A course's results as a table, with the figures that its screens show.
 * @throws `not_found` for a group of another course, `conflict` when there may be more answers than an xlsx file is made of
 */
export async function readResultsExport(
  call: Context,
  { content, locale, which, groupId, format }: Wanted,
): Promise<Table> {
  const courseId = content.id;
  await ensureResults(call, courseId);
  const ctx = await forReports(call);
  const { scope } = await findScope(ctx, { courseId, groupId });
  if (which === "questions") return exportQuestions(ctx, { content, locale, scope });
  if (which === "grades" || which === "moodle" || which === "canvas") {
    return exportGrades(ctx, { content, locale, which, groupId });
  }
  if (which === "students") return exportStudents(ctx, { content, locale, groupId });
  const questions = content.pages.flatMap(({ sections }) =>
    sections.filter((section) => isQuestion(section.content)),
  );
  const { all } = await countStudents(ctx, { courseId, scope });
  if (format === "xlsx" && all * questions.length > MOST_IN_XLSX) {
    throw conflict(
      "too_large",
      "There are too many answers for one Excel file. Download them as CSV.",
    );
  }
  return exportAnswers(ctx, { content, locale, groupId });
}
