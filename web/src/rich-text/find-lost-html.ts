import { parseInert } from "../ui/trusted-html.ts";
import { findLostMarkup, listMarkup } from "./list-markup.ts";
import { readText } from "./read-text.ts";
import { wrapBareText } from "./wrap-bare-text.ts";
import { writeText } from "./write-text.ts";

/** What of an HTML the visual editor would lose, such as `<colgroup>`; empty where it keeps all. */
export function findLostHtml(html: string): string[] {
  const before = parseInert(html);
  // Gains its paragraph, which is no loss.
  wrapBareText(before);
  const written = writeText(
    readText(parseInert(html)),
    document.implementation.createHTMLDocument(),
  );
  return findLostMarkup(listMarkup(before), listMarkup(written));
}
