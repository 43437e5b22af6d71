import { findLostMarkup, listMarkup } from "../../rich-text/list-markup.ts";
import { wrapBareText } from "../../rich-text/wrap-bare-text.ts";
import { readBlocks } from "../read/read-blocks.ts";
import { writeInline } from "./write-inline.ts";

/** Parses HTML into an inert document, which neither runs nor loads anything. */
export type ParseHtml = (html: string) => HTMLElement;

/**
 * Converts a reading's HTML to text that parses back to the same HTML. Anything without syntax, such as a
 * table, stays a line of HTML.
 */
export function writeBlocks(html: string, parse: ParseHtml): string {
  const root = parse(html);
  wrapBareText(root);
  return [...root.children].map((block) => writeBlock(block, parse)).join("\n\n");
}

function writeBlock(block: Element, parse: ParseHtml): string {
  const text = writeSimply(block);
  const isSame = text !== null && text !== "" && isRead(block, text, parse);
  return isSame ? text : htmlLine(block);
}

/** Whether the text is read as this block and nothing else. */
function isRead(block: Element, text: string, parse: ParseHtml): boolean {
  const lines = text.split("\n");
  if (lines.some((line) => /^\s*-{3,}/.test(line))) return false;
  const before = listMarkup(parse(block.outerHTML));
  const after = listMarkup(parse(readBlocks(lines, { isExact: true })));
  return findLostMarkup(before, after).length === 0 && before.length === after.length;
}

/** Null if there is no syntax for such a block. */
function writeSimply(block: Element): string | null {
  const inline = () => writeInline(block, { isExact: true }).trim();
  const heading = /^h([2-6])$/.exec(block.localName);
  if (heading) return `${"#".repeat(Number(heading[1]))} ${inline()}`;
  if (block.localName === "hr") return "***";
  if (block.localName === "p") return inline().split("\n").map(escapeLine).join("\n");
  if (block.localName === "ul" || block.localName === "ol") return writeList(block, "");
  if (block.localName === "pre") return writeCode(block);
  return null;
}

function writeList(list: Element, indent: string): string {
  const start = Number(list.getAttribute("start") ?? 1);
  return [...list.children]
    .map((item, index) => {
      const sign = list.localName === "ul" ? "-" : `${start + index}.`;
      const inner = [...item.children].filter(({ localName }) => /^[uo]l$/.test(localName));
      const own = item.cloneNode(true) as Element;
      for (const nested of own.querySelectorAll("ul, ol")) nested.remove();
      const text = writeInline(own, { isExact: true }).trim().replaceAll("\n", " ");
      const below = inner.map((nested) => `\n${writeList(nested, `${indent}  `)}`).join("");
      return `${indent}${sign} ${text}${below}`;
    })
    .join("\n");
}

function writeCode(block: Element): string {
  const code = block.querySelector("code");
  const language = /language-([\w+#-]+)/.exec(code?.getAttribute("class") ?? "")?.[1] ?? "";
  return `\`\`\`${language}\n${block.textContent}\n\`\`\``;
}

/** Escapes whatever would start a block at the beginning of a line. */
function escapeLine(line: string): string {
  return line
    .trim()
    .replace(/^([#>+-])/, String.raw`\$1`)
    .replace(/^(\d{1,4})([.)])/, String.raw`$1\$2`);
}

/** Its line breaks, as in code, are written as entities. */
function htmlLine(block: Element): string {
  return block.outerHTML.replaceAll("\n", "&#10;");
}
