import Papa from "papaparse";

import { type Field, recogniseColumns } from "./columns.ts";
import { decodeText } from "./decode-text.ts";

/** A parsed file of people. */
export interface PeopleTable {
  /** Names of the columns; numbers if the file has no headings. */
  headings: string[];
  columns: (Field | null)[];
  rows: { line: number; cells: string[] }[];
}

/** Parses a file delimited by commas, semicolons or tabs. Empty rows are left out. */
export function readTable(bytes: Uint8Array): PeopleTable {
  // NUL cannot be stored, and Excel may name its delimiter in a first line.
  const text = decodeText(bytes).replaceAll("\0", "");
  const named = /^sep=(.)\r?\n/i.exec(text);
  const { data } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    delimiter: named?.[1] ?? delimiterOf(text),
  });
  const offset = named ? 2 : 1;
  const lines = data
    .map((cells, index) => ({ line: index + offset, cells: cells.map(readCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const [first] = lines;
  if (!first) return { headings: [], columns: [], rows: [] };
  const hasHeadings = !first.cells.some((cell) => cell.includes("@"));
  const headings = Array.from({ length: width }, (_, index) =>
    hasHeadings ? (first.cells[index] ?? "") : String(index + 1),
  );
  const rows = hasHeadings ? lines.slice(1) : lines;
  const columns = recogniseColumns(headings);
  if (!columns.includes("email")) {
    const withAddress = headings.findIndex((_, index) => rows[0]?.cells[index]?.includes("@"));
    if (withAddress >= 0) columns[withAddress] = "email";
  }
  return { headings, columns, rows };
}

/** Without the apostrophe by which spreadsheets, ours too, keep a text from being taken for a formula. */
function readCell(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, "");
}

const DELIMITERS = [",", ";", "\t"];

/** The commonest delimiter of the first line: Papa's own guess fails on two columns and an empty last line. */
function delimiterOf(text: string): string | undefined {
  const line = text.split(/\r?\n|\r/).find((one) => one.trim() !== "") ?? "";
  const unquoted = line.replaceAll(/"[^"]*"/g, "");
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0];
}
