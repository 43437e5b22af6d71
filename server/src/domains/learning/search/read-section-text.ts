import type { ContentSection } from "../../courses/index.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Elements within a word's line: what they mark belongs to the word. */
const INLINE_TAG =
  /<\/?(?:a|abbr|b|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var)\b[^>]*>/g;

/** What a reader of a section sees in words, on one line: never what an answer reveals. */
export function readSectionText(section: ContentSection): string {
  const { content, files } = section;
  const names = files.filter(({ use }) => use === "attachment").map(({ name }) => name);
  switch (content.type) {
    case "video":
    case "final_quiz_resume":
      return "";
    case "paragraph":
      return [textOf(content.html), ...names].join(" ").trim();
    case "textarea":
      return oneLine(content.question);
    default:
      return oneLine([content.question, ...content.options.map(({ text }) => text)].join(" "));
  }
}

/** The text of sanitised HTML, whose tags and entities have one known form. */
function textOf(html: string): string {
  const text = html
    .replace(INLINE_TAG, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? " ");
  return oneLine(text);
}

function oneLine(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}
