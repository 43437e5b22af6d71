import { Parser } from "htmlparser2";

/** A start tag as it is written in HTML. */
export interface WrittenElement {
  /** Attributes with their entities decoded, in source order. */
  attributes: Readonly<Record<string, string>>;
  /** Its offset in the HTML, in characters. */
  start: number;
}

/**
 * HTML with some void elements rewritten and everything else unchanged, byte for byte.
 * @param name in lower case
 * @param rewrite returns the new source of an element; null leaves it as it is
 */
export function rewriteVoidElements(
  html: string,
  name: string,
  rewrite: (element: WrittenElement) => string | null,
): string {
  let rewritten = "";
  let end = 0;
  const parser = new Parser({
    onopentag(found, attributes) {
      if (found !== name) return;
      const replacement = rewrite({ attributes, start: parser.startIndex });
      if (replacement === null) return;
      rewritten += html.slice(end, parser.startIndex) + replacement;
      end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return rewritten + html.slice(end);
}
