import { HtmlText } from "@paso/contract";

import { parseInert } from "../ui/trusted-html.ts";

/** The text of HTML, a line for each block. Truncated HTML may end within a tag. */
export function htmlToText(html: string): string {
  const text = new HtmlText();
  collect(parseInert(html), text);
  return text.toString();
}

function collect(parent: Node, text: HtmlText): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) text.add(node.data);
    if (!(node instanceof Element)) continue;
    text.open(node.localName);
    collect(node, text);
    text.close(node.localName);
  }
}
