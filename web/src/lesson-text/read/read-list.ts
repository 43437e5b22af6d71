import type { ReadOptions } from "./lesson-part.ts";

/** A list item before nesting is resolved. */
export interface ListLine {
  /** Spaces before it. */
  indent: number;
  kind: "ul" | "ol";
  /** The start of a numbered list, or `a` for letters. */
  start: string;
  text: string;
}

const BULLET = /^([ \t]*)[-*•·▪◦–]\s+(\S.*)$/;
const EXACT_BULLET = /^( *)- (\S.*)$/;
const NUMBER = /^([ \t]*)(\d{1,4})[.)]\s+(\S.*)$/;
const LETTER = /^([ \t]*)([a-z])\)\s+(\S.*)$/i;

/** Null if the line is no list item. A letter continues the list, or begins with the first. */
export function readListLine(
  line: string,
  { isExact = false }: ReadOptions,
  before: readonly ListLine[],
): ListLine | null {
  const width = (spaces: string) => spaces.replaceAll("\t", "    ").length;
  const bullet = (isExact ? EXACT_BULLET : BULLET).exec(line);
  if (bullet)
    return { indent: width(bullet[1] ?? ""), kind: "ul", start: "", text: bullet[2] ?? "" };
  const number = NUMBER.exec(line);
  if (number) {
    const [, spaces = "", start = "1", text = ""] = number;
    return { indent: width(spaces), kind: "ol", start, text };
  }
  const letter = isExact ? null : LETTER.exec(line);
  if (!letter) return null;
  const [, spaces = "", sign = "", text = ""] = letter;
  const isNext = /^a$/i.test(sign) || before.some(({ start }) => /^[a-z]$/i.test(start));
  return isNext ? { indent: width(spaces), kind: "ol", start: sign, text } : null;
}

/** The HTML of a list and its nested lists. */
export function listHtml(lines: readonly ListLine[], inline: (text: string) => string): string {
  const [first] = lines;
  if (!first) return "";
  let html = "";
  let at = 0;
  while (at < lines.length) {
    const head = lines[at];
    if (!head) break;
    const end = endOf(
      lines,
      at,
      ({ indent, kind }) => indent < head.indent || (indent === head.indent && kind !== head.kind),
    );
    html += oneList(lines.slice(at, end), inline);
    at = end;
  }
  return html;
}

function oneList(lines: readonly ListLine[], inline: (text: string) => string): string {
  const [head] = lines;
  if (!head) return "";
  let items = "";
  let at = 0;
  while (at < lines.length) {
    const end = endOf(lines, at, ({ indent }) => indent <= head.indent);
    const text = (lines[at]?.text ?? "").split("\n").map(inline).join("<br>");
    items += `<li>${text}${listHtml(lines.slice(at + 1, end), inline)}</li>`;
    at = end;
  }
  return `<${head.kind}${startOf(head)}>${items}</${head.kind}>`;
}

function startOf({ kind, start }: ListLine): string {
  if (kind === "ul" || start === "1") return "";
  return /\d/.test(start) ? ` start="${Number(start)}"` : ` type="${start < "a" ? "A" : "a"}"`;
}

/** Index of the first line after `from` that no longer belongs. */
function endOf(
  lines: readonly ListLine[],
  from: number,
  isOutside: (line: ListLine) => boolean,
): number {
  const end = lines.findIndex((line, index) => index > from && isOutside(line));
  return end === -1 ? lines.length : end;
}
