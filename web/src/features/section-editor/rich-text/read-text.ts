import type { JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";

import { CAPTION, TIGHT } from "./kept-attributes.ts";
import { textSchema } from "./text-schema.ts";

/** Elements whose text stands in them directly, or in paragraphs. */
const HOLDERS = "li, td, th, blockquote, div, dd, details, figure";
/** Elements of these names do not stand within a line. */
const BLOCKS =
  /^(p|h[1-6]|ul|ol|li|dl|dt|dd|pre|blockquote|table|hr|div|details|summary|figure|figcaption)$/;

/**
 * Reads an authored text for the editor.
 * @param root holds the text; it is changed
 */
export function readText(root: HTMLElement): JSONContent {
  for (const holder of [root, ...root.querySelectorAll<HTMLElement>(HOLDERS)]) {
    nameParagraphs(holder);
  }
  for (const caption of root.querySelectorAll("table > caption")) keepCaption(caption);
  return DOMParser.fromSchema(textSchema).parse(root).toJSON() as JSONContent;
}

/** Puts what stands in an element directly into paragraphs that {@link TIGHT} marks. */
function nameParagraphs(holder: HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const node of [...holder.childNodes]) {
    if (isBlock(node) || (paragraph === null && isBlank(node))) {
      paragraph = null;
      continue;
    }
    if (paragraph === null) {
      paragraph = tightParagraph(holder);
      node.before(paragraph);
    }
    paragraph.append(node);
  }
  if (holder.childElementCount === 0) holder.append(tightParagraph(holder));
}

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

function isBlock(node: ChildNode): boolean {
  return BLOCKS.test(node.nodeName.toLowerCase());
}

function isBlank(node: ChildNode): boolean {
  return node.nodeName === "#text" && !node.textContent?.trim();
}
