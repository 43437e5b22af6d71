import { HtmlText } from "@paso/contract";
import { Parser } from "htmlparser2";

/**
 * The text of HTML, a line for each block. Truncated HTML may end within a tag.
 * @param without names of elements that are left out with their content
 */
export function htmlToText(html: string, without: readonly string[] = []): string {
  const text = new HtmlText();
  /** Open elements that are left out. */
  let skipped = 0;
  const parser = new Parser({
    onopentagname(element) {
      if (without.includes(element)) skipped++;
      text.open(element);
    },
    ontext(data) {
      if (skipped === 0) text.add(data);
    },
    onclosetag(element) {
      if (without.includes(element)) skipped--;
      if (skipped === 0) text.close(element);
    },
  });
  parser.end(html);
  return text.toString();
}
