import Papa from "papaparse";

import type { Cell, Table } from "./table.ts";

/** Rows that are written together. */
const BATCH = 200;
/** By this mark Excel knows UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** Texts that spreadsheets would run; an apostrophe before them keeps them texts. */
const FORMULA = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/;
const LINE_END = "\r\n";

/** A table as CSV, while its rows are read. */
export async function* writeCsv({ head, rows }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  let batch: (readonly Cell[])[] = [head];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield linesOf(batch);
    batch = [];
  }
  if (batch.length > 0) yield linesOf(batch);
}

function linesOf(rows: readonly (readonly Cell[])[]): string {
  const lines = Papa.unparse(
    rows.map((row) => [...row]),
    { newline: LINE_END, escapeFormulae: FORMULA },
  );
  return lines + LINE_END;
}
