import { Readable } from "node:stream";

import { create as contentDisposition } from "content-disposition";
import type { FastifyReply } from "fastify";

import type { Table } from "../spreadsheet/table.ts";
import { writeCsv } from "../spreadsheet/write-csv.ts";
import { writeXlsx } from "../spreadsheet/write-xlsx.ts";

interface Spreadsheet {
  /** Of the file, without its ending. */
  name: string;
  format: "csv" | "xlsx";
  table: Table;
}

/** Sends a table as a file to download. */
export async function sendSpreadsheet(
  reply: FastifyReply,
  { name, format, table }: Spreadsheet,
): Promise<FastifyReply> {
  const content =
    format === "csv" ? Readable.from(writeCsv(table)) : Buffer.from(await writeXlsx(table));
  return reply
    .header("content-disposition", contentDisposition(`${fileNameOf(name)}.${format}`))
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff")
    .type(MEDIA_TYPES[format])
    .send(content);
}

const MEDIA_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** File systems take few of the characters that titles have. */
function fileNameOf(name: string): string {
  return name.replaceAll(/[\s\p{Cc}/\\:*?"<>|]+/gu, " ").trim();
}
