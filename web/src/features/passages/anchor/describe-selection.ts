import { PASSAGE_LENGTH } from "@paso/contract";

import { stretchOf } from "./text-range.ts";

/** A selected passage as it is kept. */
export interface SelectedPassage {
  sectionId: number;
  quote: string;
  prefix: string;
  suffix: string;
  start: number;
  pictures: { name: string; alt: string }[];
}

/** Characters of context stored around a passage. */
const CONTEXT = 32;

/** Describes a selection within a reading; null if there is nothing to store. */
export function describeSelection(
  { sectionId, root }: { sectionId: number; root: Element },
  range: Range,
): SelectedPassage | null {
  const text = root.textContent;
  const stretch = trim(text, stretchOf(root, range));
  const quote = text.slice(stretch.start, stretch.end);
  if (quote === "" || quote.length > PASSAGE_LENGTH.quote) return null;
  return {
    sectionId,
    quote,
    prefix: text.slice(Math.max(0, stretch.start - CONTEXT), stretch.start).toWellFormed(),
    suffix: text.slice(stretch.end, stretch.end + CONTEXT).toWellFormed(),
    start: stretch.start,
    pictures: picturesIn(range),
  };
}

/** Trims white space, which a double click also selects. */
function trim(text: string, { start, end }: { start: number; end: number }) {
  const selected = text.slice(start, end);
  const from = start + selected.length - selected.trimStart().length;
  return { start: from, end: from + selected.trim().length };
}

/** The pictures of the section within a range, by the names of their files. */
function picturesIn(range: Range): SelectedPassage["pictures"] {
  return [...range.cloneContents().querySelectorAll("img")].flatMap(({ src, alt }) => {
    const { pathname } = new URL(src, location.href);
    const name = pathname.split("/").at(-1);
    return name && pathname.startsWith("/student/courses/file/")
      ? { name: decodeURIComponent(name), alt }
      : [];
  });
}
