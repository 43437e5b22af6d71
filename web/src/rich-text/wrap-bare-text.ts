/** Block elements. */
const BLOCKS =
  /^(p|h[1-6]|ul|ol|li|dl|dt|dd|pre|blockquote|table|hr|div|details|summary|figure|figcaption)$/;

/** Wraps text outside of any block in paragraphs. */
export function wrapBareText(root: HTMLElement): void {
  wrapRuns(root, () => root.ownerDocument.createElement("p"));
}

/** Wraps an element's inline content between its blocks in paragraphs. */
export function wrapRuns(holder: HTMLElement, newParagraph: () => HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const node of Array.from(holder.childNodes)) {
    if (isBlock(node) || (paragraph === null && isBlank(node))) {
      paragraph = null;
      continue;
    }
    if (paragraph === null) {
      paragraph = newParagraph();
      node.before(paragraph);
    }
    paragraph.append(node);
  }
}

function isBlock(node: ChildNode): boolean {
  return BLOCKS.test(node.nodeName.toLowerCase());
}

function isBlank(node: ChildNode): boolean {
  return node.nodeName === "#text" && !node.textContent?.trim();
}
