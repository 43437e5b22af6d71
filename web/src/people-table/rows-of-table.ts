import { type ImportRow, LONGEST_CELL } from "@paso/contract";

import type { Field } from "./columns.ts";
import type { PeopleTable } from "./read-table.ts";

/** The rows of a table in the format of the API. */
export function rowsOfTable({ rows, columns }: Pick<PeopleTable, "rows" | "columns">): ImportRow[] {
  return rows.map(({ line, cells }) => {
    const cellOf = (field: Field) => {
      const column = columns.indexOf(field);
      const cell = column < 0 ? "" : (cells[column] ?? "");
      return cell.slice(0, LONGEST_CELL).toWellFormed();
    };
    const [first, last] = splitName(cellOf("full_name"));
    return {
      line,
      email: cellOf("email"),
      first_name: cellOf("first_name") || first,
      last_name: cellOf("last_name") || last,
      role: cellOf("role"),
      course: cellOf("course"),
      group: cellOf("group"),
      language: cellOf("language"),
    };
  });
}

/** `Last, First`, or the first word and the others. */
function splitName(name: string): [string, string] {
  const comma = /^([^,]+),\s*(.+)$/.exec(name);
  if (comma) return [comma[2] ?? "", comma[1] ?? ""];
  const [first = "", ...others] = name.split(/\s+/);
  return [first, others.join(" ")];
}
