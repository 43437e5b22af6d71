import { htmlToText } from "../../../rich-text/html-to-text.ts";
import type { SectionForm } from "./section-form.ts";

/** Characters of a text that are looked at; a row shows fewer. */
const LOOKED_AT = 1_500;

/** What a closed section shows of itself: its question, the beginning of its text, its video's address. */
export function titleLine(section: SectionForm): string {
  if (section.type === "video") return section.video.replace(/^https?:\/\/(www\.)?/, "");
  if (section.type !== "paragraph") return section.question.trim();
  return htmlToText(section.html.slice(0, LOOKED_AT)).replaceAll("\n", " · ");
}
