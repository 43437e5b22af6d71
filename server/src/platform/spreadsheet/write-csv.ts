import Papa from "papaparse";

import type { Cell, Table } from "./table.ts";

/** Rows written at a time. */
const BATCH = 200;
/** Makes Excel recognise UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** Texts that spreadsheets would run as formulas; a leading apostrophe prevents it. */
const FORMULA = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/;
const LINE_END = "\r\n";

/** Streams a table as CSV while its rows are read. */
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
