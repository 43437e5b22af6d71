import { runInThread } from "../worker-threads/run-in-thread.ts";
import type { Cell, Table } from "./table.ts";
import type writeXlsxTask from "./write-xlsx-thread.ts";

/** A table as an xlsx file with one sheet, made in another thread. */
export async function writeXlsx({ head, rows }: Table): Promise<Uint8Array> {
  const all: (readonly Cell[])[] = [];
  for await (const row of rows) all.push(row);
  const module = new URL("./write-xlsx-thread.ts", import.meta.url);
  return runInThread<typeof writeXlsxTask>(module, { head, rows: all });
}
