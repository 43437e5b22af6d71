import { text } from "node:stream/consumers";

import type { Locale } from "@paso/contract";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";

import type { Cell } from "./table.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

async function* listed(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}

async function csvOf(rows: readonly (readonly Cell[])[], locale: Locale = "en"): Promise<string> {
  let csv = "";
  const table = { head: ["Name", "Count"], rows: listed(rows) };
  for await (const part of writeCsv(table, locale)) csv += part;
  return csv;
}

test("a CSV begins with the mark of UTF-8, and every line ends", async () => {
  expect(await csvOf([["Ñandú", 3]])).toBe("\uFEFFName,Count\r\nÑandú,3\r\n");
  expect(await csvOf([])).toBe("\uFEFFName,Count\r\n");
});

test("a Spanish CSV has semicolons and decimal commas, for spreadsheets in Spanish", async () => {
  const rows = [
    ["a, b", 0.75],
    ["c; d", -1.5],
    ["-1,5", 3],
  ];
  expect(await csvOf(rows, "es")).toBe(
    '\uFEFFName;Count\r\na, b;0,75\r\n"c; d";-1,5\r\n"\'-1,5";3\r\n',
  );
  expect(await csvOf(rows)).toBe('\uFEFFName,Count\r\n"a, b",0.75\r\nc; d,-1.5\r\n"\'-1,5",3\r\n');
});

test("commas, quotes and line breaks stay inside their cell", async () => {
  expect(await csvOf([['a, "b"\nc', null]])).toBe('\uFEFFName,Count\r\n"a, ""b""\nc",\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "|calc", "%0A=1"])(
  "%j stays a text",
  async (formula) => {
    const csv = await csvOf([[formula, -1]]);
    expect(csv).toContain(`'${formula}`);
    expect(csv).toMatch(/,-1\r\n$/);
  },
);

test("many rows are written once each, in their order", async () => {
  const rows = Array.from({ length: 501 }, (_, index): Cell[] => [`r${index}`, index]);
  const lines = (await csvOf(rows)).trimEnd().split("\r\n").slice(1);
  expect(lines).toEqual(rows.map(([name, count]) => `${name},${count}`));
});

test("an xlsx file holds numbers as numbers, and formulas as the texts they are", async () => {
  const rows = listed([
    ["=1+1 & Ñandú \u0007", -1.5],
    [null, null],
  ]);
  const bytes = await writeXlsx({ head: ["Name", "Count"], rows });
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    parts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  expect(Object.keys(parts)).toContain("xl/worksheets/sheet1.xml");
  const written = Object.values(parts).join();
  expect(written).toContain("=1+1 &amp; Ñandú  <");
  expect(written).toContain("<v>-1.5</v>");
  expect(written).not.toContain("<f>");
});
