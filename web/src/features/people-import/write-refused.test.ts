import { expect, test } from "vitest";

import { readTable } from "../../people-table/read-table.ts";
import { rowsOfTable } from "../../people-table/rows-of-table.ts";
import { writeRefused } from "./write-refused.ts";

const HEADINGS = [
  "E-mail",
  "First name",
  "Last name",
  "Role",
  "Course",
  "Group",
  "Language",
  "Reason",
];
const ROW = {
  line: 7,
  email: "ana@example",
  first_name: 'Ana "A"',
  last_name: "Muñoz; Gil, Soto",
  role: "",
  course: "Agua",
  group: "",
  language: "es",
  message: "This is not an e-mail address.",
};

test.each(["en", "es"])(
  "what is refused can be read again (%s), and has its reason",
  async (locale) => {
    const bytes = new Uint8Array(await writeRefused([ROW], HEADINGS, locale).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const table = readTable(bytes);
    const { message, ...row } = ROW;
    expect(rowsOfTable(table)).toEqual([{ ...row, line: 2 }]);
    expect(table.rows[0]?.cells.at(-1)).toBe(message);
  },
);

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])(
  "%j is a text to spreadsheets",
  async (cell) => {
    const text = await writeRefused([{ ...ROW, first_name: cell }], HEADINGS, "en").text();
    expect(text).toContain(`"'${cell}"`);
  },
);
