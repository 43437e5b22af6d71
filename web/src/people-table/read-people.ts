import type { ImportRow } from "@paso/contract";

import { readTable } from "./read-table.ts";
import { rowsOfTable } from "./rows-of-table.ts";

export { isText } from "./decode-text.ts";

/** The people in a file, by its headings, in the format of the API. */
export function readPeople(bytes: Uint8Array): ImportRow[] {
  return rowsOfTable(readTable(bytes));
}
