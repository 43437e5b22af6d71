/** A bullet, number or letter before an option: "- ", "1. ", "b) ". */
const MARKER = /^(?:[-*\u2022\u2013\u25AA\u25CB]|\(?(?:\d{1,2}|[a-z])[.)])\s+/iu;

/** The lines of a pasted text as options, without their numbering. */
export function readPastedOptions(text: string): string[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.every((line) => MARKER.test(line))
    ? lines.map((line) => line.replace(MARKER, ""))
    : lines;
}
