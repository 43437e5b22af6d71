import type { Locale, ResultsFormat } from "@paso/contract";

import type { Table } from "../../../platform/spreadsheet/table.ts";
import { writeCsv } from "../../../platform/spreadsheet/write-csv.ts";
import { writeXlsx } from "../../../platform/spreadsheet/write-xlsx.ts";

/** Maximum bytes of an attachment: what mail servers accept, given that base64 adds a third. */
const MOST_BYTES = 5_000_000;

/** A table as a file; null if it is too large for a mail, which aborts the writing of CSV. */
export async function writeSpreadsheet(
  table: Table,
  { format, locale }: { format: ResultsFormat; locale: Locale },
): Promise<Buffer | null> {
  if (format === "xlsx") {
    const bytes = await writeXlsx(table);
    return bytes.length > MOST_BYTES ? null : Buffer.from(bytes);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of writeCsv(table, locale)) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > MOST_BYTES) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
