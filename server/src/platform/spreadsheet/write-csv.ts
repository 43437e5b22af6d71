import type { Locale } from "@paso/contract";
import Papa from "papaparse";

import type { Cell, Table } from "./table.ts";

/** Rows written at a time. */
const BATCH = 200;
/** Makes Excel recognise UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** Texts that spreadsheets would run as formulas; a leading apostrophe prevents it. */
const FORMULA = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/;
const LINE_END = "\r\n";

interface Dialect {
  delimiter: string;
  decimalMark: string;
}

/** What spreadsheet programs expect in each language: with another, all cells of a row are read as one. */
const DIALECTS: Record<Locale, Dialect> = {
  en: { delimiter: ",", decimalMark: "." },
  es: { delimiter: ";", decimalMark: "," },
};

/** Streams a table as CSV, for spreadsheet programs in a language, while its rows are read. */
export async function* writeCsv({ head, rows }: Table, locale: Locale): AsyncGenerator<string> {
  const dialect = DIALECTS[locale];
  yield BYTE_ORDER_MARK;
  let batch: (readonly Cell[])[] = [head];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield linesOf(batch, dialect);
    batch = [];
  }
  if (batch.length > 0) yield linesOf(batch, dialect);
}

function linesOf(rows: readonly (readonly Cell[])[], { delimiter, decimalMark }: Dialect): string {
  const lines = Papa.unparse(
    rows.map((row) => row.map((cell) => cellOf(cell, decimalMark))),
    { newline: LINE_END, delimiter, quotes: isEscaped },
  );
  return lines + LINE_END;
}

/** Numbers are never formulas, negative ones included. */
function cellOf(cell: Cell, decimalMark: string): string | null {
  if (typeof cell === "number") return String(cell).replace(".", decimalMark);
  return cell !== null && FORMULA.test(cell) ? `'${cell}` : cell;
}

const isEscaped = (cell: string | null): boolean => cell?.startsWith("'") ?? false;
