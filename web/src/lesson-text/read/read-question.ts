import {
  type OptionLine,
  readAnswerLine,
  readExampleLine,
  readNumbered,
  readOptionLine,
  readReasonLine,
  takeReason,
} from "./lesson-lines.ts";
import type { LeftOver, LessonPart, PartOption } from "./lesson-part.ts";
import { readPlain } from "./read-inline.ts";
import { type Settings, takeSettings } from "./read-settings.ts";

type QuestionFields = Pick<LessonPart, "question" | "options" | "examples" | "leftOver"> & {
  settings: Settings;
  /** Whether the options were checkboxes. */
  hasBoxes: boolean;
};

/**
 * Reads a question with its options.
 * @param optionsFrom index of the first option's line; the lines before it are the question
 */
export function readQuestion(lines: readonly string[], optionsFrom: number): QuestionFields {
  const { text, settings } = takeSettings(joinQuestion(lines.slice(0, optionsFrom)));
  const found: { option: PartOption; line: OptionLine }[] = [];
  const leftOver: LeftOver[] = [];
  const answers: string[] = [];
  const examples: string[] = [];
  for (const line of lines.slice(optionsFrom)) {
    const last = found.at(-1)?.option;
    const answer = readAnswerLine(line);
    const example = readExampleLine(line);
    const reason = readReasonLine(line);
    const option = readOptionLine(line);
    if (line.trim() === "") continue;
    if (answer !== null) answers.push(answer);
    else if (example !== null) examples.push(readPlain(example));
    else if (reason !== null && last) {
      last.reason = [last.reason, readPlain(reason)].filter(Boolean).join("\n");
    } else if (option) found.push({ option: newOption(option), line: option });
    else if (last) continueOption(last, line.trim());
    else found.push({ option: plainOption(line), line: noMark(line) });
  }
  markRight(found);
  for (const answer of answers) {
    if (!markAnswer(found, answer)) leftOver.push({ text: answer, why: "answer" });
  }
  return {
    question: text,
    options: found.map(({ option }) => option),
    examples,
    leftOver,
    settings,
    hasBoxes: found.some(({ line }) => line.style === "box"),
  };
}

/** The lines of a question, without its number and its marks. */
export function joinQuestion(lines: readonly string[]): string {
  const [first = "", ...rest] = lines.map((line) => line.trim()).filter((line) => line !== "");
  const unmarked = first.replace(/^#{1,6}\s+/, "");
  const bold = /^\*\*(.*)\*\*$/.exec(unmarked)?.[1] ?? unmarked;
  return [readNumbered(bold) ?? bold, ...rest].map((line) => readPlain(line)).join("\n");
}

function newOption({ text, isRight }: OptionLine): PartOption {
  const split = takeReason(text);
  return {
    text: readPlain(split.text),
    isRight: isRight === true,
    reason: readPlain(split.reason),
  };
}

function plainOption(line: string): PartOption {
  const { text, reason } = takeReason(line.trim());
  return { text: readPlain(readNumbered(text) ?? text), isRight: false, reason: readPlain(reason) };
}

function noMark(text: string): OptionLine {
  return { style: "bullet", letter: "", isRight: null, isBold: false, text };
}

/** Both an option and its reason may continue on the next line. */
function continueOption(option: PartOption, line: string): void {
  if (option.reason !== "") option.reason += ` ${readPlain(line)}`;
  else {
    const { text, reason } = takeReason(line);
    option.text += ` ${readPlain(text)}`;
    option.reason = readPlain(reason);
  }
}

/** An asterisk among dashes marks the correct option, and so does the only bold one. */
function markRight(found: readonly { option: PartOption; line: OptionLine }[]): void {
  if (found.some(({ option }) => option.isRight)) return;
  const marks = [
    ({ line }: { line: OptionLine }) => line.style === "bullet" && line.letter === "*",
    ({ line }: { line: OptionLine }) => line.isBold,
  ];
  for (const isMarked of marks) {
    const marked = found.filter(isMarked);
    if (marked.length === 0 || marked.length === found.length) continue;
    for (const { option } of marked) option.isRight = true;
    return;
  }
}

/** Marks the options that an answer names, by letters or by text; false if it names none. */
function markAnswer(
  found: readonly { option: PartOption; line: OptionLine }[],
  answer: string,
): boolean {
  const isList = /^[a-z](?:\s*(?:,|;|\/|&|\band\b|\by\b|\be\b)\s*[a-z])*[.)]?$/i.test(answer);
  const letters = isList ? (answer.toLowerCase().match(/\b[a-z]\b(?!\w)/g) ?? []) : [];
  const places = letters
    .filter((letter, index) => !(letter === "y" || letter === "e") || index === 0)
    .map((letter) => letter.codePointAt(0) ?? 0)
    .map((code) => code - 97);
  const byText = found.findIndex(
    ({ option }) => option.text.toLowerCase() === readPlain(answer).toLowerCase(),
  );
  const named = /^[a-z][.)]\s/i.test(answer)
    ? [(answer.toLowerCase().codePointAt(0) ?? 0) - 97]
    : [];
  const all = byText === -1 ? [...places, ...named] : [byText];
  if (all.length === 0 || all.some((place) => found[place] === undefined)) return false;
  for (const place of all) {
    const option = found[place]?.option;
    if (option) option.isRight = true;
  }
  return true;
}

/** The kind of question that its options and settings imply. */
export function kindOfQuestion({
  options,
  settings,
  hasBoxes,
}: Pick<QuestionFields, "options" | "settings" | "hasBoxes">): LessonPart["kind"] {
  const right = options.filter(({ isRight }) => isRight).length;
  const isMultiple = right > 1 || settings.counts === "options";
  if (right > 0) return isMultiple ? "select-multiple-validated" : "radio-validated";
  return isMultiple || hasBoxes ? "select-multiple" : "radio";
}
