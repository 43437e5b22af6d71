import { parseInert } from "../ui/trusted-html.ts";
import { findLostMarkup, listMarkup } from "./list-markup.ts";
import { readText } from "./read-text.ts";
import { wrapBareText } from "./wrap-bare-text.ts";
import { writeText } from "./write-text.ts";

/** Markup of an HTML text that the visual editor would lose, such as `<colgroup>`; empty if it keeps all. */
export function findLostHtml(html: string): string[] {
  const before = parseInert(html);
  // Gaining a paragraph is no loss.
  wrapBareText(before);
  const written = writeText(
    readText(parseInert(html)),
    document.implementation.createHTMLDocument(),
  );
  return findLostMarkup(listMarkup(before), listMarkup(written));
}
