import writeXlsxFile from "write-excel-file/node";

import type { Cell } from "./table.ts";

/** Column width in characters. */
const NARROW = 14;
const WIDE = 40;

/** Characters that XML cannot contain. */
const UNFIT = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The bytes of an xlsx file. Texts are stored as texts, so that none of them runs as a formula. */
export default async function writeXlsxTask({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}): Promise<Uint8Array> {
  const title = head.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
  const cells = rows.map((row) => row.map(cellOf));
  return writeXlsxFile([title, ...cells], {
    stickyRowsCount: 1,
    columns: head.map((_, column) => ({
      width: rows.some((row) => String(row[column] ?? "").length > NARROW) ? WIDE : NARROW,
    })),
  }).toBuffer();
}

function cellOf(value: Cell) {
  if (value === null) return null;
  if (typeof value === "number") return { value, type: Number };
  return { value: value.replaceAll(UNFIT, " "), type: String };
}
