const ROW = /^\s{0,3}\|(.*)$/;
const DELIMITER = /^\s{0,3}\|?(\s*:?-+:?\s*\|)+(\s*:?-+:?\s*)?$/;

/** A table found in a text. */
interface FoundTable {
  html: string;
  /** How many lines it takes. */
  lines: number;
}

/**
 * The Markdown table that begins at a line: a row, a row of dashes, and more rows, each beginning with `|`.
 * Null if none begins there.
 * @param inline turns the text of a cell into HTML
 */
export function readTable(
  lines: readonly string[],
  at: number,
  inline: (text: string) => string,
): FoundTable | null {
  if (!ROW.test(lines[at] ?? "") || !DELIMITER.test(lines[at + 1] ?? "")) return null;
  const end = lines.findIndex((line, index) => index > at && !ROW.test(line));
  const found = lines.slice(at, end === -1 ? undefined : end);
  const rows = found.filter((_, index) => index !== 1).map(cellsOf);
  const width = Math.max(...rows.map((cells) => cells.length));
  const html = rows.map((cells, index) => {
    const tag = index === 0 ? "th" : "td";
    const all = Array.from({ length: width }, (_, column) => inline(cells[column] ?? ""));
    return `<tr>${all.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  });
  return { html: `<table><tbody>${html.join("")}</tbody></table>`, lines: found.length };
}

/** The texts of a row's cells; `\|` is no border. */
function cellsOf(line: string): string[] {
  const inside = (ROW.exec(line)?.[1] ?? "").replace(/(?<!\\)\|\s*$/, "");
  return inside.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
}
