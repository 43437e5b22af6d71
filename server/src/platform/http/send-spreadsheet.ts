import { Readable } from "node:stream";

import type { Locale } from "@paso/contract";
import { create as contentDisposition } from "content-disposition";
import type { FastifyReply } from "fastify";

import { spreadsheetFile } from "../spreadsheet/spreadsheet-file.ts";
import type { Table } from "../spreadsheet/table.ts";
import { writeCsv } from "../spreadsheet/write-csv.ts";
import { writeXlsx } from "../spreadsheet/write-xlsx.ts";

interface Spreadsheet {
  /** File name without its extension. */
  name: string;
  format: "csv" | "xlsx";
  /** Whose spreadsheet programs read its CSV. */
  locale: Locale;
  table: Table;
}

/** Sends a table as a file to download. */
export async function sendSpreadsheet(
  reply: FastifyReply,
  { name, format, locale, table }: Spreadsheet,
): Promise<FastifyReply> {
  const content =
    format === "csv" ? Readable.from(writeCsv(table, locale)) : Buffer.from(await writeXlsx(table));
  const file = spreadsheetFile(name, format);
  return reply
    .header("content-disposition", contentDisposition(file.name))
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff")
    .type(file.mediaType)
    .send(content);
}
