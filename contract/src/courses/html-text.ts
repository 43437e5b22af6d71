/** Elements within a line: their tags must not part words from punctuation. */
const INLINE = new Set(
  (
    "a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var " +
    "wbr"
  ).split(" "),
);
/** Elements whose end, or that themselves, end a line. */
const LINES = new Set(
  "p h1 h2 h3 h4 h5 h6 li tr pre div dt dd blockquote summary br hr".split(" "),
);

/**
 * Collects the text of HTML, a line for each block, while a parser walks it. The server and the
 * browser each have a parser; these are the cases on which they agree.
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

  /** Void elements are closed, too. */
  close(element: string): void {
    if (LINES.has(element)) this.#text += "\n";
    else if (!INLINE.has(element)) this.#text += " ";
  }

  toString(): string {
    // Runs of spaces first: looking for a line's end behind each of their spaces takes ever longer.
    return this.#text
      .replaceAll(/ {2,}/g, " ")
      .replaceAll(/ ?\n[ \n]*/g, "\n")
      .trim();
  }
}
