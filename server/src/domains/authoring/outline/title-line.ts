import type { SectionContent } from "../../../database/tables/index.ts";
import { htmlToText } from "../../../platform/html/html-to-text.ts";

const LONGEST = 120;

/** What an author recognises a section by: its question, the first words of its text, its address. */
export function titleLineOf(content: Readonly<SectionContent>): string {
  const text = textOf(content).replace(/\s+/g, " ").trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}\u2026` : text;
}

function textOf(content: Readonly<SectionContent>): string {
  switch (content.type) {
    case "video":
      return content.address.replace(/^https?:\/\/(www\.)?/, "");
    case "paragraph":
      return plainTextOf(content.html);
    case "final_quiz_resume":
      return "";
    default:
      return content.question;
  }
}

/** Enough of a text for a line, without what makes no line. */
function plainTextOf(html: string): string {
  return htmlToText(html.slice(0, 5_000), ["pre", "table"]);
}
