import type { PeopleImportResult } from "@paso/contract";
import Papa from "papaparse";

const FIELDS = [
  "email",
  "first_name",
  "last_name",
  "role",
  "course",
  "group",
  "language",
  "message",
] as const;

/**
 * The refused rows as a CSV file for spreadsheets and for another import, each with its reason. Cells
 * that a spreadsheet would evaluate as formulas are escaped.
 * @param headings in field order, the reason last
 * @param locale of the spreadsheet program: one in Spanish expects semicolons
 */
export function writeRefused(
  refused: PeopleImportResult["refused"],
  headings: readonly string[],
  locale: string,
): Blob {
  const data = refused.map((row) => FIELDS.map((field) => row[field]));
  const delimiter = locale === "es" ? ";" : ",";
  const text = Papa.unparse({ fields: [...headings], data }, { escapeFormulae: true, delimiter });
  // Without a BOM Excel takes UTF-8 for windows-1252.
  return new Blob(["\uFEFF", text, "\r\n"], { type: "text/csv" });
}
