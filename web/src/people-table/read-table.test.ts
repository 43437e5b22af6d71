import { describe, expect, test } from "vitest";

import { isText } from "./decode-text.ts";
import { readTable } from "./read-table.ts";
import { rowsOfTable } from "./rows-of-table.ts";

const TEXT =
  'Correo electrónico;Nombre;Apellidos;Curso\r\n"ana@example.org";Ana;Muñoz;"Agua; suelo"\r\n';
const ANA = [
  {
    line: 2,
    email: "ana@example.org",
    first_name: "Ana",
    last_name: "Muñoz",
    role: "",
    course: "Agua; suelo",
    group: "",
    language: "",
  },
];

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...new TextEncoder().encode(part)] : part,
    ),
  );
/** Every character of these texts is one byte of windows-1252, of the same number. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!);
const utf16 = (text: string, { mark = true, big = false } = {}) =>
  Uint8Array.from(
    (mark ? `\uFEFF${text}` : text).split("").flatMap((letter) => {
      const unit = letter.charCodeAt(0);
      return big ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8];
    }),
  );

const read = (bytes: Uint8Array) => rowsOfTable(readTable(bytes));

describe("a file as a spreadsheet writes it", () => {
  test.each([
    ["Google Sheets: UTF-8 without a mark", bytesOf(TEXT)],
    ["Excel, “CSV UTF-8”: with a mark", bytesOf([0xef, 0xbb, 0xbf], TEXT)],
    ["Excel, “CSV”: windows-1252", windows1252(TEXT)],
    ["Excel, “Unicode text”: UTF-16 LE with tabs", utf16(TEXT.replaceAll(/;(?! )/g, "\t"))],
    ["UTF-16 LE without a mark", utf16(TEXT, { mark: false })],
    ["UTF-16 BE", utf16(TEXT, { big: true })],
    ["UTF-16 BE without a mark", utf16(TEXT, { mark: false, big: true })],
    ["LibreOffice: commas", bytesOf(TEXT.replaceAll(/;(?! )/g, ","))],
    ["old line ends of a Mac", bytesOf(TEXT.replaceAll("\r\n", "\r"))],
  ])("%s", (_, bytes) => {
    expect(read(bytes)).toEqual(ANA);
    expect(isText(bytes)).toBe(true);
  });

  test.each([
    [
      "a workbook",
      bytesOf("PK", [0x03, 0x04, 0x14, 0x00, 0x06, 0x00, 0x08, 0x00], "[Content_Types].xml"),
    ],
    ["a workbook of Excel 97", bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ["a picture", bytesOf([0x89], "PNG\r\n", [0x1a], "\n")],
  ])("%s is not text", (_, bytes) => {
    expect(isText(bytes)).toBe(false);
  });

  test("Excel's line that names the delimiter counts as a line", () => {
    expect(read(bytesOf("sep=;\r\n", TEXT))).toEqual([{ ...ANA[0], line: 3 }]);
  });

  test("quotes, delimiters and line ends inside a cell", () => {
    const text = 'email,name\r\n"a@example.org","Ana ""Anita"", de\r\nSoto"\r\n\r\n,\r\n';
    expect(readTable(bytesOf(text)).rows).toEqual([
      { line: 2, cells: ["a@example.org", 'Ana "Anita", de\r\nSoto'] },
    ]);
  });

  test.each([",", ";", "\t"])(
    "two columns and an empty last line, delimited by %j",
    (delimiter) => {
      const lines = [["Correo", "Nombre completo"], ["ana@example.org", "Ana Soto"], []];
      const text = lines.map((cells) => `${cells.join(delimiter)}\r\n`).join("");
      expect(readTable(bytesOf(text))).toMatchObject({
        columns: ["email", "full_name"],
        rows: [{ line: 2, cells: ["ana@example.org", "Ana Soto"] }],
      });
    },
  );

  test("windows-1252 beyond Latin letters", () => {
    const euro = Uint8Array.from([...windows1252("email,name\r\na@example.org,"), 0x80, 0x92]);
    expect(read(euro)[0]?.first_name).toBe("€’");
  });

  test.each([[""], ["\r\n\r\n"], [" , ,\r\n"]])("nothing in %j", (text) => {
    expect(readTable(bytesOf(text))).toEqual({ headings: [], columns: [], rows: [] });
  });

  test("characters that cannot be stored are left out", () => {
    expect(read(bytesOf("email,name\na@example.org,A\0na"))[0]?.first_name).toBe("Ana");
    const lone = utf16("email,name\na@example.org,A\uD800");
    expect(read(lone)[0]?.first_name.isWellFormed()).toBe(true);
  });
});

describe("columns", () => {
  const columnsOf = (...headings: string[]) =>
    readTable(bytesOf(`${headings.join(",")}\n${headings.map(() => "x").join(",")}\n`)).columns;

  test("are recognised in English and Spanish, whatever case, accents and signs they have", () => {
    expect(columnsOf("E-Mail", "First name", "SURNAME", "Role", "Course", "Group", "Lang")).toEqual(
      ["email", "first_name", "last_name", "role", "course", "group", "language"],
    );
    expect(columnsOf("correo_electrónico", "Nombre", "apellidos", "ROL", "Idioma")).toEqual([
      "email",
      "first_name",
      "last_name",
      "role",
      "language",
    ]);
  });

  test("a name without a last name is a whole one", () => {
    expect(columnsOf("Name", "Email", "Shoe size")).toEqual(["full_name", "email", null]);
    expect(columnsOf("Nombre", "Correo")).toEqual(["full_name", "email"]);
  });

  test("a field is given once", () => {
    expect(columnsOf("Email", "Mail")).toEqual(["email", null]);
  });

  test("a file without headings shows its addresses", () => {
    const { headings, columns, rows } = readTable(
      bytesOf("Ana,ana@example.org\nBo,bo@example.org\n"),
    );
    expect([headings, columns]).toEqual([
      ["1", "2"],
      [null, "email"],
    ]);
    expect(rows.map(({ line }) => line)).toEqual([1, 2]);
  });
});

test.each([
  ["Ana Muñoz Gil", "Ana", "Muñoz Gil"],
  ["Muñoz Gil, Ana", "Ana", "Muñoz Gil"],
  ["Ana", "Ana", ""],
])("the whole name %s is %s and %s", (name, first, last) => {
  const rows = [{ line: 1, cells: [name] }];
  expect(rowsOfTable({ rows, columns: ["full_name"] })).toMatchObject([
    { first_name: first, last_name: last },
  ]);
});

test("what a spreadsheet kept from being a formula is read as it was", () => {
  const { rows } = readTable(
    bytesOf('Email,Name\n"\'=bo@example.org","\'-Bo"\nd@example.org,\'Ana\n'),
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["=bo@example.org", "-Bo"],
    ["d@example.org", "'Ana"],
  ]);
});
