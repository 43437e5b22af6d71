import { useLingui } from "@lingui/react/macro";
import type { ResultsTable } from "@paso/contract";

/** The spreadsheets available, in display order. */
export function useExportTables(): { table: ResultsTable; name: string; text: string }[] {
  const { t } = useLingui();
  return [
    {
      table: "questions",
      name: t`Steps and questions`,
      text: t`How each question went, with a row for each option.`,
    },
    {
      table: "students",
      name: t`Students`,
      text: t`How far each has come, and how much they got right.`,
    },
    {
      table: "answers",
      name: t`Every answer`,
      text: t`With names; without the survey and what stays in workbooks.`,
    },
    {
      table: "grades",
      name: t`Grades`,
      text: t`Everybody’s grade, and what it came from.`,
    },
    {
      table: "moodle",
      name: t`Grades for Moodle`,
      text: t`In percent, with the address by which Moodle knows people.`,
    },
    {
      table: "canvas",
      name: t`Grades for Canvas`,
      text: t`In percent, with the address as the SIS login.`,
    },
  ];
}
