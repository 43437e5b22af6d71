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
 * The refused rows as a CSV file that spreadsheets open and the import takes again; each with its
 * reason. A cell that a spreadsheet would compute is marked as text.
 * @param headings in the order of the fields, the reason last
 */
export function writeRefused(
  refused: PeopleImportResult["refused"],
  headings: readonly string[],
): Blob {
  const data = refused.map((row) => FIELDS.map((field) => row[field]));
  const text = Papa.unparse({ fields: [...headings], data }, { escapeFormulae: true });
  // Without the mark Excel takes UTF-8 for windows-1252.
  return new Blob(["\uFEFF", text, "\r\n"], { type: "text/csv" });
}
