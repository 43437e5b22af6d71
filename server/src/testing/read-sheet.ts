import Papa from "papaparse";

import { readZip } from "./read-zip.ts";

/** The rows of a CSV file, each cell as its text. */
export function readCsv(text: string): string[][] {
  return Papa.parse<string[]>(text.replace("\uFEFF", ""), { skipEmptyLines: true }).data;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const plain = (xml: string) =>
  xml.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The rows of the first sheet of an xlsx file, each cell as its text; missing cells are empty. */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const parts = await readZip(bytes);
  const xmlOf = (name: string) => parts.get(name)?.toString() ?? "";
  const shared = [...xmlOf("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) =>
    plain((item ?? "").replaceAll(/<[^>]+>/g, "")),
  );
  const rows = [...xmlOf("xl/worksheets/sheet1.xml").matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)];
  return rows.map(([, row]) => {
    const cells: string[] = [];
    const found = (row ?? "").matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs);
    for (const [, attributes = "", content = ""] of found) {
      const letters = /\br="([A-Z]+)/.exec(attributes)?.[1] ?? "A";
      const value = plain(content.replaceAll(/<[^>]+>/g, ""));
      const isShared = /\bt="s"/.test(attributes);
      cells[columnOf(letters)] = isShared ? (shared[Number(value)] ?? "") : value;
    }
    return Array.from(cells, (cell) => cell ?? "");
  });
}

/** `A` is 0, `AA` is 26. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
