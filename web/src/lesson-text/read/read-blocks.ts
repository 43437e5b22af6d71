import type { ReadOptions } from "./lesson-part.ts";
import { escapeHtml, readInline } from "./read-inline.ts";
import { listHtml, type ListLine, readListLine } from "./read-list.ts";
import { readTable } from "./read-table.ts";

const HEADING = /^\s{0,3}(#{1,6})\s+(.*\S)\s*$/;
/** A line that is bold from its first to its last letter is a heading in most documents. */
const BOLD_LINE = /^\s*\*\*([^*]{1,100})\*\*\s*$/;
const RULE = /^\s*(?:\*\s*){3,}$/;
const FENCE = /^\s*```\s*([\w+#-]*)\s*$/;
const QUOTE = /^\s{0,3}>\s?(.*)$/;
/** Anything without syntax of its own, such as a figure, is one line of HTML. */
const HTML_LINE =
  /^<(p|h[2-6]|ul|ol|dl|pre|blockquote|table|div|details|figure)(?=[\s>])[^\n]*<\/\1>\s*$|^<(?:hr|img)(?=[\s>])[^<>]*>\s*$/;

/** The heading's text if a line is a heading, or null. */
export function headingOf(line: string): string | null {
  return HEADING.exec(line)?.[2] ?? BOLD_LINE.exec(line)?.[1] ?? null;
}

/** The closing line of a code block that opens at a line; -1 if none opens there, or it is not closed. */
export function endOfCode(lines: readonly string[], at: number, to = lines.length): number {
  if (!FENCE.test(lines[at] ?? "")) return -1;
  return lines.findIndex((line, index) => index > at && index < to && /^\s*```\s*$/.test(line));
}

/** The text of a reading as HTML. */
export function readBlocks(lines: readonly string[], options: ReadOptions = {}): string {
  const blocks: string[] = [];
  let paragraph: string[] = [];
  let list: ListLine[] = [];
  const inline = (text: string) => readInline(text, options);

  function endParagraph(): void {
    if (paragraph.length > 0) blocks.push(...readParagraphs(paragraph, options));
    paragraph = [];
  }
  function endList(): void {
    if (list.length > 0) blocks.push(listHtml(list, inline));
    list = [];
  }
  function add(block: string): void {
    endParagraph();
    endList();
    blocks.push(block);
  }

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const fence = FENCE.exec(line);
    const end = endOfCode(lines, at);
    const heading = HEADING.exec(line);
    const item = readListLine(line, options, list);
    const table = options.isExact ? null : readTable(lines, at, inline);
    if (fence && end !== -1) {
      add(codeHtml(lines.slice(at + 1, end), fence[1] ?? ""));
      at = end;
    } else if (table) {
      add(table.html);
      at += table.lines - 1;
    } else if (line.trim() === "") {
      endParagraph();
      // List items may be separated by blank lines.
      const next = lines.slice(at + 1).find((one) => one.trim() !== "");
      if (options.isExact || !next || !readListLine(next, options, list)) endList();
    } else if (heading) {
      const level = Math.max(2, heading[1]?.length ?? 2);
      add(`<h${level}>${inline(heading[2] ?? "")}</h${level}>`);
    } else if (RULE.test(line)) add("<hr>");
    else if (HTML_LINE.test(line)) add(line.trim());
    else if (!options.isExact && paragraph.length === 0 && BOLD_LINE.test(line)) {
      add(`<h2>${inline(BOLD_LINE.exec(line)?.[1] ?? "")}</h2>`);
    } else if (QUOTE.test(line)) {
      const quoted = takeWhile(lines, at, QUOTE).map((one) => QUOTE.exec(one)?.[1] ?? "");
      add(`<blockquote>${readBlocks(quoted, options)}</blockquote>`);
      at += quoted.length - 1;
    } else if (item) {
      endParagraph();
      list.push(item);
    } else if (list.length > 0 && /^\s{2,}/.test(line)) {
      const last = list.at(-1);
      if (last) last.text += `\n${line.trim()}`;
    } else {
      endList();
      paragraph.push(line.trim());
    }
  }
  endParagraph();
  endList();
  return blocks.join("");
}

/** Shorter lines were broken by their author; longer ones were wrapped. */
const WRAPPED_FROM = 40;

/** Paragraphs of lines without a blank line between them. */
function readParagraphs(lines: readonly string[], options: ReadOptions): string[] {
  const inline = (text: string) => readInline(text, options);
  if (options.isExact) return [`<p>${lines.map(inline).join("<br>")}</p>`];
  const paragraphs: string[] = [];
  let text = "";
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined) text = line;
    else if (/[.!?:;…]["'»”)]*$/.test(before)) {
      paragraphs.push(text);
      text = line;
    } else text += before.length >= WRAPPED_FROM ? ` ${line}` : `\n${line}`;
  }
  return [...paragraphs, text].map((one) => `<p>${one.split("\n").map(inline).join("<br>")}</p>`);
}

function codeHtml(lines: readonly string[], language: string): string {
  const name = language === "" ? "" : ` class="language-${language}"`;
  return `<pre><code${name}>${escapeHtml(lines.join("\n"))}</code></pre>`;
}

function takeWhile(lines: readonly string[], from: number, pattern: RegExp): string[] {
  const end = lines.findIndex((line, index) => index >= from && !pattern.test(line));
  return lines.slice(from, end === -1 ? undefined : end);
}
