import {
  readAnswerLine,
  readExampleLine,
  readNumbered,
  readOptionLine,
  readReasonLine,
  type OptionLine,
} from "./lesson-lines.ts";
import { headingOf } from "./read-blocks.ts";

/** Maximum lines of one question, before its options. */
const QUESTION_LINES = 8;

/**
 * Finds the options of a question that begins at a line.
 * @returns the first of them, and the line after the last that belongs to them; null if none follow
 */
export function findOptions(
  lines: readonly string[],
  at: number,
  to: number,
  hasBlanks: boolean,
): { first: number; to: number } | null {
  const head = lines[at] ?? "";
  if (readOptionLine(head) !== null && readNumbered(head) === null) return null;
  const isNumbered = readNumbered(head) !== null;
  let first = at + 1;
  // The question: up to the blank line, or in a text without any, one line or from its number on.
  while (first < to && first - at < QUESTION_LINES) {
    const line = lines[first] ?? "";
    if (line.trim() === "" || readOptionLine(line) !== null) break;
    if (readNumbered(line) !== null || headingOf(line) !== null) return null;
    if (!hasBlanks && !isNumbered) return null;
    first++;
  }
  while (first < to && (lines[first] ?? "").trim() === "") first++;
  const end = endOfOptions(lines, first, to);
  if (end === null) return null;
  const isBulleted = readOptionLine(lines[first] ?? "")?.style === "bullet";
  const question = lines.slice(at, first).join(" ").trim();
  // A bulleted list below a sentence is a list; below a question it is the options.
  if (isBulleted && !isNumbered && !/\?[*"'»”)\s]*(\([^()]*\))?\s*$/.test(question)) return null;
  return { first, to: end };
}

/** The line after the options that begin here; null if there are fewer than two. */
function endOfOptions(lines: readonly string[], from: number, to: number): number | null {
  const head = readOptionLine(lines[from] ?? "");
  if (!head || (head.style === "letter" && head.letter !== "a")) return null;
  let count = 1;
  let at = from + 1;
  let end = at;
  while (at < to) {
    const line = lines[at] ?? "";
    const before = lines[at - 1] ?? "";
    const isNear = before.trim() !== "";
    const option = readOptionLine(line);
    if (line.trim() === "") {
      at++;
      continue;
    }
    const isReason = isNear && readReasonLine(line) !== null;
    const isAnswer = readAnswerLine(line) !== null || readExampleLine(line) !== null;
    const isNext = option !== null && continues(head, option, count);
    if (isNext) count++;
    else if (!isReason && !isAnswer && !(isNear && goesOn(lines, at, to, head, count))) break;
    at++;
    end = at;
  }
  return count > 1 ? end : null;
}

/** Whether an option belongs to the same list. */
function continues(head: OptionLine, option: OptionLine, count: number): boolean {
  if (head.style !== option.style) return false;
  return head.style !== "letter" || option.letter.codePointAt(0) === 97 + count;
}

/** Whether an unmarked line continues the option above it: indented, or followed by the next option. */
function goesOn(
  lines: readonly string[],
  at: number,
  to: number,
  head: OptionLine,
  count: number,
): boolean {
  const line = lines[at] ?? "";
  if (readNumbered(line) !== null || headingOf(line) !== null) return false;
  if (/^(\s{2,}|\t)/.test(line)) return true;
  const next = at + 1 < to ? readOptionLine(lines[at + 1] ?? "") : null;
  return head.style === "letter" && next !== null && continues(head, next, count);
}
