import bidiFactory from "bidi-js";

import { covers, type FontFile, fontFilesFor } from "./font-files.ts";

/** A piece of a line with one font and one direction. */
export interface TextRun {
  /** In logical order, also for right-to-left scripts: shaping reverses them. */
  text: string;
  font: FontFile;
}

const bidi = bidiFactory();

/** A line's runs in visual order, from left to right, by the Unicode Bidirectional Algorithm. */
export function textRuns(line: string): TextRun[] {
  const fonts = fontFilesFor(line);
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: (TextRun & { level: number })[] = [];
  for (const { segment, index } of new Intl.Segmenter().segment(line)) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const font = fontOf(segment, fonts, last?.font);
    // Word by word: PDFKit lays out the words of a run from left to right.
    const isNewWord = level % 2 === 1 && /^\s/.test(segment) !== /\s$/.test(last?.text ?? "");
    const joins = last?.level === level && last.font === font && !isNewWord;
    if (joins) last.text += segment;
    else runs.push({ text: segment, font, level });
  }
  return reorder(runs);
}

/** The first font that has the whole grapheme; spaces and marks stay with the preceding text. */
function fontOf(grapheme: string, fonts: readonly FontFile[], before?: FontFile): FontFile {
  const codePoints = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0);
  const has = (font: FontFile) => codePoints.every((codePoint) => covers(font, codePoint));
  if (before && /^[\s\p{P}]/u.test(grapheme) && has(before)) return before;
  const font = fonts.find(has) ?? before ?? fonts[0];
  if (!font) throw new Error("There are no fonts.");
  return font;
}

/** Rule L2: from the highest level down to the lowest odd one, reverses what is at that level or above. */
function reorder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) {
        ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
        start = end;
      }
    }
  }
  return ordered;
}
