import { splitLines } from "./lesson-lines.ts";
import type { LessonOptions, LessonPart } from "./lesson-part.ts";
import { readAs, readKindLine } from "./read-as.ts";
import { endOfCode } from "./read-blocks.ts";
import { readStretch } from "./read-stretch.ts";

const SEPARATOR = /^\s*-{3,}\s*$/;

/**
 * Reads a text as the sections of a lesson. Every non-blank line belongs to one part, and all of it is in a
 * field of that part, is syntax, or is listed as left over.
 *
 * Without separators the kinds are inferred from the text (`read-stretch.ts`); below a line such as `---
 * Opinion` it is one section of that kind, read literally.
 */
export function readLesson(text: string, options: LessonOptions): LessonPart[] {
  const lines = splitLines(text);
  const parts: LessonPart[] = [];
  const cuts = findCuts(lines);
  for (const [index, { at, kind, first }] of cuts.entries()) {
    const to = cuts[index + 1]?.at ?? lines.length;
    if (kind === null) {
      parts.push(...readStretch(lines, first, to, options));
      continue;
    }
    const source = trimBlank(lines.slice(first, to)).join("\n");
    parts.push(readAs(kind, { from: at, to, source }, { ...options, isExact: true }));
  }
  return parts;
}

interface Cut {
  at: number;
  /** The first line after the separator. */
  first: number;
  kind: ReturnType<typeof readKindLine>;
}

/** The places where the text explicitly begins a section; dashes within a code block do not count. */
function findCuts(lines: readonly string[]): Cut[] {
  const cuts: Cut[] = [{ at: 0, first: 0, kind: null }];
  let codeEnd = -1;
  for (const [at, line] of lines.entries()) {
    if (at <= codeEnd) continue;
    codeEnd = endOfCode(lines, at);
    if (codeEnd !== -1) continue;
    const kind = readKindLine(line);
    if (kind !== null || SEPARATOR.test(line)) cuts.push({ at, first: at + 1, kind });
  }
  return cuts;
}

function trimBlank(lines: readonly string[]): string[] {
  const isFilled = (line: string) => line.trim() !== "";
  const first = lines.findIndex(isFilled);
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);
}
