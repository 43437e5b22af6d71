/** Inline elements: their tags must not separate words from punctuation. */
const INLINE = new Set(
  (
    "a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var " +
    "wbr"
  ).split(" "),
);
/** Elements that end a line. */
const LINES = new Set(
  "p h1 h2 h3 h4 h5 h6 li tr pre div dt dd blockquote summary br hr".split(" "),
);

/**
 * Collects the text of HTML, a line for each block, driven by a parser. The server and the browser
 * use different parsers; this makes their results agree.
 */
export class HtmlText {
  #text = "";

  add(text: string): void {
    this.#text += text.replaceAll(/\s+/g, " ");
  }

  /** @param element its name in lower case */
  open(element: string): void {
    if (!INLINE.has(element)) this.#text += " ";
  }

  /** Must be called for void elements, too. */
  close(element: string): void {
    if (LINES.has(element)) this.#text += "\n";
    else if (!INLINE.has(element)) this.#text += " ";
  }

  toString(): string {
    // Collapsing runs of spaces first keeps the next expression from taking quadratic time.
    return this.#text
      .replaceAll(/ {2,}/g, " ")
      .replaceAll(/ ?\n[ \n]*/g, "\n")
      .trim();
  }
}
