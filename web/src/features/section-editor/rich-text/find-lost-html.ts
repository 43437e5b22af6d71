import { parseInert } from "../../../ui/trusted-html.ts";
import { findLostMarkup, listMarkup } from "./list-markup.ts";
import { readText } from "./read-text.ts";
import { writeText } from "./write-text.ts";

/** What of an HTML the visual editor would lose, such as `<colgroup>`; empty where it keeps all. */
export function findLostHtml(html: string): string[] {
  const written = writeText(
    readText(parseInert(html)),
    document.implementation.createHTMLDocument(),
  );
  return findLostMarkup(listMarkup(parseInert(html)), listMarkup(written));
}
