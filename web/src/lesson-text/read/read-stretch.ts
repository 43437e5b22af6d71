import { readVideoAddress } from "@paso/contract";

import { findOptions } from "./find-options.ts";
import { readNumbered, readOptionLine } from "./lesson-lines.ts";
import { emptyPart, type LessonOptions, type LessonPart } from "./lesson-part.ts";
import { keepOneRight, readAs, readOpinion } from "./read-as.ts";
import { endOfCode, headingOf } from "./read-blocks.ts";
import { readGift } from "./read-gift.ts";
import { kindOfQuestion, readQuestion } from "./read-question.ts";
import { fieldsOf, takeSettings } from "./read-settings.ts";

const COMMENT = /^\s*\/\/(?!\S*\.)/;
const CATEGORY = /^\s*\$CATEGORY\s*:/i;
const ADDRESS = /^\s*<?(https?:\/\/[^\s<>]+)>?(\s+\([^()]+\))?\s*$/;

/** Infers the sections of a range of lines from their look. */
export function readStretch(
  lines: readonly string[],
  from: number,
  to: number,
  options: LessonOptions,
): LessonPart[] {
  const parts: LessonPart[] = [];
  const hasBlanks = lines.slice(from, to).some((line) => line.trim() === "");
  let text: number | null = null;

  function endText(end: number): void {
    if (text === null) return;
    const place = placeOf(lines, text, end);
    if (place.source.trim() !== "") parts.push(readAs("paragraph", place, options));
    text = null;
  }
  function take(part: LessonPart): number {
    endText(part.from);
    parts.push(part);
    return part.to;
  }

  let at = from;
  while (at < to) {
    const line = lines[at] ?? "";
    const codeEnd = endOfCode(lines, at, to);
    if (line.trim() === "") at++;
    else if (codeEnd !== -1) {
      text ??= at;
      at = codeEnd + 1;
    } else {
      const end = endOfBlock(lines, at, to);
      const part =
        readSpecial(lines, at, end, options) ??
        readChoice(lines, at, to, hasBlanks) ??
        readLonelyQuestion(lines, at, end, hasBlanks);
      if (part) at = take(part);
      else {
        if (headingOf(line) !== null && text !== null && hasMoreThanHeadings(lines, text, at))
          endText(at);
        text ??= at;
        at++;
      }
    }
  }
  endText(to);
  return parts;
}

type Place = Pick<LessonPart, "from" | "to" | "source">;

function placeOf(lines: readonly string[], from: number, to: number): Place {
  const last = lines.findLastIndex((line, at) => at >= from && at < to && line.trim() !== "");
  return {
    from,
    to: last + 1,
    source: lines
      .slice(from, last + 1)
      .join("\n")
      .trimEnd(),
  };
}

function endOfBlock(lines: readonly string[], from: number, to: number): number {
  const end = lines.findIndex((line, at) => at > from && at < to && line.trim() === "");
  return end === -1 ? to : end;
}

/** Comments and categories of GIFT, its questions, and addresses. */
function readSpecial(
  lines: readonly string[],
  at: number,
  end: number,
  { trueFalse }: LessonOptions,
): LessonPart | null {
  const line = lines[at] ?? "";
  for (const [pattern, why] of [
    [COMMENT, "comment"],
    [CATEGORY, "category"],
  ] as const) {
    if (!pattern.test(line)) continue;
    const place = placeOf(lines, at, at + 1);
    return { ...emptyPart("none", place), leftOver: [{ text: place.source.trim(), why }] };
  }
  const address = ADDRESS.exec(line);
  if (address) {
    const { settings, text } = takeSettings(line.trim());
    const isAlone = text.replace(/^<|>$/g, "") === address[1];
    const isVideo = isAlone && readVideoAddress(address[1] ?? "") !== null;
    if (isVideo) {
      return { ...readAs("video", placeOf(lines, at, at + 1)), ...fieldsOf(settings) };
    }
  }
  return readGift(placeOf(lines, at, endOfGift(lines, at, end)), trueFalse);
}

/** The next title begins another question, even without a blank line before it. */
function endOfGift(lines: readonly string[], at: number, end: number): number {
  const next = lines.findIndex(
    (line, i) => i > at && i < end && /^\s*(::|\/\/|\$CATEGORY)/.test(line),
  );
  return next === -1 ? end : next;
}

/** A question and its options, if they begin here. */
function readChoice(
  lines: readonly string[],
  at: number,
  to: number,
  hasBlanks: boolean,
): LessonPart | null {
  const found = findOptions(lines, at, to, hasBlanks);
  if (!found) return null;
  const place = placeOf(lines, at, found.to);
  const own = lines.slice(at, found.to);
  const { settings, hasBoxes, ...fields } = readQuestion(own, found.first - at);
  const kind = kindOfQuestion({ options: fields.options, settings, hasBoxes });
  const isOpen = kind === "radio" || kind === "select-multiple";
  const isSaid = settings.chart !== undefined || settings.twoRounds === true;
  return keepOneRight({
    ...emptyPart(kind, place),
    ...fields,
    ...fieldsOf(settings),
    doubt: isOpen && !isSaid ? "poll" : null,
  });
}

/** Longer blocks are readings that end with a question. */
const QUESTION_LENGTH = 400;

/** A question without options: numbered, with a number of words, or a block of its own that is a question. */
function readLonelyQuestion(
  lines: readonly string[],
  at: number,
  end: number,
  hasBlanks: boolean,
): LessonPart | null {
  const first = lines[at] ?? "";
  if (headingOf(first) !== null && !/\?\W*$/.test(first)) return null;
  if (readNumbered(first) === null && readOptionLine(first) !== null) return null;
  const isNumbered = readNumbered(first) !== null;
  const to = hasBlanks && !isNumbered ? end : endOfNumbered(lines, at, end, hasBlanks);
  const place = placeOf(lines, at, to);
  const own = lines.slice(at, to);
  const { text, settings } = takeSettings(own.join(" ").trim());
  const asks = /\?["'»”)*\s]*$/.test(text);
  const isSaid = settings.counts === "words" || settings.workbookOnly === true;
  if (text.length > QUESTION_LENGTH || !(isSaid || asks)) return null;
  if (headingOf(first) !== null && !isSaid) return null;
  const fields = readOpinion(own);
  return {
    ...emptyPart("textarea", place),
    ...fields,
    doubt: isSaid || isNumbered ? null : "opinion",
  };
}

/** A numbered question continues until the next number. */
function endOfNumbered(
  lines: readonly string[],
  at: number,
  end: number,
  hasBlanks: boolean,
): number {
  if (!hasBlanks) return at + 1;
  const next = lines.findIndex((line, i) => i > at && i < end && readNumbered(line) !== null);
  return next === -1 ? end : next;
}

function hasMoreThanHeadings(lines: readonly string[], from: number, to: number): boolean {
  return lines.slice(from, to).some((line) => line.trim() !== "" && headingOf(line) === null);
}
