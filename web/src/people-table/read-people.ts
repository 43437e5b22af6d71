import type { ImportRow } from "@paso/contract";

import { readTable } from "./read-table.ts";
import { rowsOfTable } from "./rows-of-table.ts";

/** The people of a file by what its headings say, as the server takes them. */
export function readPeople(bytes: Uint8Array): ImportRow[] {
  return rowsOfTable(readTable(bytes));
}
