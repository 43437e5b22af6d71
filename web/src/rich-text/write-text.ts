import type { JSONContent } from "@tiptap/core";
import { DOMSerializer, Node } from "@tiptap/pm/model";

import { TIGHT } from "./keep-attributes.ts";
import { textSchema } from "./text-schema.ts";

/**
 * Serializes the editor's content as the stored HTML.
 * @param target creates the elements; an inert document, in which nothing loads
 */
export function writeText(content: JSONContent, target: Document): HTMLElement {
  const root = target.createElement("div");
  const { content: fragment } = Node.fromJSON(textSchema, content);
  DOMSerializer.fromSchema(textSchema).serializeFragment(fragment, { document: target }, root);
  if (isEmpty(root)) root.replaceChildren();
  // A picture still being uploaded has no name yet.
  for (const image of root.querySelectorAll('img[src^="data:"]')) image.remove();
  for (const begun of root.querySelectorAll("figcaption, code.language-math")) {
    if (!begun.hasChildNodes()) (begun.closest("pre") ?? begun).remove();
  }
  for (const code of root.querySelectorAll('code[class=""]')) code.removeAttribute("class");
  for (const caption of root.querySelectorAll("caption"))
    caption.removeAttribute("contenteditable");
  for (const table of root.querySelectorAll("table")) nameHead(table);
  unwrapParagraphs(root);
  return root;
}

/** The editor always holds a paragraph. */
function isEmpty(root: HTMLElement): boolean {
  const [only, second] = root.children;
  return only !== undefined && !second && only.localName === "p" && !only.hasChildNodes();
}

/** Rows of header cells at the beginning of a table are its head. */
function nameHead(table: Element): void {
  const body = table.querySelector("tbody");
  if (!body) return;
  const head = table.ownerDocument.createElement("thead");
  for (const row of Array.from(body.children)) {
    if (![...row.children].every((cell) => cell.localName === "th")) break;
    head.append(row);
  }
  if (head.firstChild) body.before(head);
  if (!body.firstChild) body.remove();
}

/** Unwraps paragraphs that can be implicit, unless two would merge. */
function unwrapParagraphs(root: Element): void {
  const paragraphs = [...root.querySelectorAll(`p[${TIGHT}]`)];
  const named = paragraphs.filter((paragraph) =>
    [paragraph.previousElementSibling, paragraph.nextElementSibling].some((neighbour) =>
      neighbour?.hasAttribute(TIGHT),
    ),
  );
  const outside = [...root.children];
  for (const paragraph of [...named, ...outside]) paragraph.removeAttribute(TIGHT);
  for (const paragraph of paragraphs) {
    if (paragraph.hasAttribute(TIGHT)) paragraph.replaceWith(...paragraph.childNodes);
  }
}
