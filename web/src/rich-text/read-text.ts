import type { JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";

import { CAPTION, TIGHT } from "./keep-attributes.ts";
import { textSchema } from "./text-schema.ts";
import { wrapBareText, wrapRuns } from "./wrap-bare-text.ts";

/** Elements whose text is directly in them, or in paragraphs. */
const HOLDERS = "li, td, th, blockquote, div, dd, details, figure";
/**
 * Reads an authored text for the editor.
 * @param root holds the text; it is changed
 */
export function readText(root: HTMLElement): JSONContent {
  wrapBareText(root);
  for (const holder of root.querySelectorAll<HTMLElement>(HOLDERS)) {
    wrapRuns(holder, () => tightParagraph(holder));
    if (holder.childElementCount === 0) holder.append(tightParagraph(holder));
  }
  for (const caption of root.querySelectorAll("table > caption")) keepCaption(caption);
  return DOMParser.fromSchema(textSchema).parse(root).toJSON() as JSONContent;
}

/** An implicit paragraph; see {@link TIGHT}. */
function tightParagraph(holder: HTMLElement): HTMLElement {
  const paragraph = holder.ownerDocument.createElement("p");
  paragraph.setAttribute(TIGHT, "");
  return paragraph;
}

/** A caption of plain text becomes an attribute of its table; one with markup is not kept. */
function keepCaption(caption: Element): void {
  if (caption.childElementCount > 0 || caption.attributes.length > 0) return;
  caption.parentElement?.setAttribute(CAPTION, caption.textContent?.trim() ?? "");
  caption.remove();
}
