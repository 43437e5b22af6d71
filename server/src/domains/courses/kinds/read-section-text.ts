import { htmlToText } from "../../../platform/html/html-to-text.ts";
import type { ContentSection } from "../content/course-content.ts";

/** What a reader of a section sees in words, on one line: never what an answer reveals. */
export function readSectionText({ content, files }: ContentSection): string {
  const names = files.filter(({ use }) => use === "attachment").map(({ name }) => name);
  switch (content.type) {
    case "video":
    case "final_quiz_resume":
      return "";
    case "paragraph":
      return oneLine([htmlToText(content.html), ...names]);
    case "textarea":
      return oneLine([content.question]);
    default:
      return oneLine([content.question, content.options.map(({ text }) => text).join(" · ")]);
  }
}

function oneLine(texts: readonly string[]): string {
  return texts.join(" ").replace(/\s+/g, " ").trim();
}
