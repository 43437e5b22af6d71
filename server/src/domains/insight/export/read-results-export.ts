import type { Locale, ResultsFormat, ResultsTable } from "@paso/contract";

import { forReports } from "../../../database/replica.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Table } from "../../../platform/spreadsheet/table.ts";
import { type CourseContent, isQuestion } from "../../courses/index.ts";
import { ensureAudienceResults } from "../dated/ensure-dated-results.ts";
import { type AskedAudience, findAudience } from "../figures/find-audience.ts";
import { countStudents } from "../overview/count-students.ts";
import { exportAnswers } from "./export-answers.ts";
import { exportGrades } from "./export-grades.ts";
import { exportQuestions } from "./export-questions.ts";
import { exportStudents } from "./export-students.ts";

/** Maximum number of answers in an xlsx file, which is built in memory; CSV is streamed. */
const MOST_IN_XLSX = 100_000;

interface Wanted {
  content: CourseContent;
  locale: Locale;
  which: ResultsTable;
  asked: AskedAudience;
  format: ResultsFormat;
}

/**
 * A course's results as a table, with the figures that its screens show.
 * @throws as {@link findAudience}, `conflict` if there may be more answers than an xlsx file takes, or
 * if figures have not been computed yet
 */
export async function readResultsExport(
  call: Context,
  { content, locale, which, asked, format }: Wanted,
): Promise<Table> {
  const courseId = content.id;
  const audience = await findAudience(call, courseId, asked);
  const { computedAt } = await ensureAudienceResults(call, courseId, audience.joined);
  if (which === "questions" && computedAt === null) {
    throw conflict("not_counted", "These figures are still being counted. Try again in a minute.");
  }
  const ctx = await forReports(call);
  const exported = { content, locale, audience };
  if (which === "questions") return exportQuestions(ctx, exported);
  if (which === "grades" || which === "moodle" || which === "canvas") {
    return exportGrades(ctx, { ...exported, which });
  }
  if (which === "students") return exportStudents(ctx, exported);
  const questions = content.pages.flatMap(({ sections }) =>
    sections.filter((section) => isQuestion(section.content)),
  );
  const { all } = await countStudents(ctx, { courseId, ...audience });
  if (format === "xlsx" && all * questions.length > MOST_IN_XLSX) {
    throw conflict(
      "too_large",
      "There are too many answers for one Excel file. Download them as CSV.",
    );
  }
  return exportAnswers(ctx, exported);
}
