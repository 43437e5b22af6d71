import {
  findFileReferences,
  referenceTo,
  replaceFileReferences,
} from "../../../platform/html/file-references.ts";
import { htmlToText } from "../../../platform/html/html-to-text.ts";
import { sanitiseHtml } from "../../../platform/html/sanitise-html.ts";
import { fileAddress } from "./content-file.ts";
import { presentHtml } from "./present-html.ts";
import type { SectionKind } from "./section-kind.ts";

export interface ParagraphContent {
  type: "paragraph";
  /** Sanitised when it was written. */
  html: string;
}

/** A picture whose `alt` is missing or blank; sanitised HTML quotes attributes with `"`. */
const WITHOUT_ALTERNATIVE = /<img(?![^>]*\salt="[^"]*\S[^"]*")[^>]*>/;

export const paragraph: SectionKind<ParagraphContent> = {
  fromDraft({ paragraph: written }, previous, sanitise = sanitiseHtml) {
    // Unchanged HTML is already sanitised, and sanitising is slow.
    const html = written === previous?.html ? written : sanitise(written);
    return { type: "paragraph", html };
  },
  html: { written: (draft) => draft.paragraph, stored: ({ html }) => html },
  toDraft: ({ html }, attachments) => ({
    paragraph: html,
    ...(attachments.length > 0 && { paragraph_files: [...attachments] }),
  }),
  toForm: ({ html }, attachments) => ({ paragraph: html, paragraph_files: [...attachments] }),
  title,
  text: ({ html }) => [htmlToText(html)],
  minutes: 0,
  present: ({ id, content, files, index }) => ({
    content: presentHtml({
      html: content.html,
      files,
      addressOf: (name) => fileAddress(id, name),
      isFirst: index === 0,
    }),
  }),
  check({ content, files }) {
    const isEmpty =
      title(content).trim() === "" && files.length === 0 && !content.html.includes("<img");
    if (isEmpty) return ["The paragraph is empty."];
    return WITHOUT_ALTERNATIVE.test(content.html) ? ["A picture has no alternative text."] : [];
  },
  files: {
    mentions: ({ html }) =>
      findFileReferences(html).map(({ name, use }) => ({ name, use, field: "paragraph" })),
    rename(content, newNameOf) {
      const html = replaceFileReferences(content.html, ({ name }) => {
        const other = newNameOf(name);
        return other === null ? null : { address: referenceTo(other) };
      });
      return { ...content, html };
    },
    attachments: {
      field: "paragraph_files",
      listed: ({ paragraph_files: names }) => names?.map((name) => name.normalize("NFC")) ?? null,
    },
  },
};

const BEGINS_WITH_HEADING = /^\s*<h[1-6]\b/;

/** Its initial heading, or enough of the text for a line, without tables and code blocks. */
function title({ html }: Readonly<ParagraphContent>): string {
  const start = html.slice(0, 5_000);
  const text = htmlToText(start, ["pre", "table"]);
  if (!BEGINS_WITH_HEADING.test(start)) return text;
  return text.split("\n").find((line) => line.trim() !== "") ?? "";
}
