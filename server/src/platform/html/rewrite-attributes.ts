import { Parser } from "htmlparser2";

/** An attribute as it is written in HTML. */
export interface WrittenAttribute {
  /** Name of its element, in lower case. */
  tag: string;
  /** In lower case. */
  name: string;
  /** With its entities decoded. */
  value: string;
  /** Name, value and quotes as they are in the source. */
  source: string;
}

/** Reads all attributes in order. */
export function visitAttributes(html: string, visit: (attribute: WrittenAttribute) => void): void {
  rewriteAttributes(html, (attribute) => {
    visit(attribute);
    return null;
  });
}

/**
 * HTML with some attributes rewritten and everything else unchanged, byte for byte.
 * @param rewrite returns the new source of an attribute; null leaves it as it is
 */
export function rewriteAttributes(
  html: string,
  rewrite: (attribute: WrittenAttribute) => string | null,
): string {
  let tag = "";
  let rewritten = "";
  let end = 0;
  const parser = new Parser({
    onopentagname(name) {
      tag = name;
    },
    onattribute(name, value) {
      const source = html.slice(parser.startIndex, parser.endIndex);
      const replacement = rewrite({ tag, name, value, source });
      if (replacement === null) return;
      rewritten += html.slice(end, parser.startIndex) + replacement;
      end = parser.endIndex;
    },
  });
  parser.end(html);
  return rewritten + html.slice(end);
}
