import type { SectionType } from "@paso/contract";

import { readExampleLine } from "./lesson-lines.ts";
import type { LessonPart, PartOption } from "./lesson-part.ts";
import { readPlain } from "./read-inline.ts";
import { fieldsOf, takeSettings } from "./read-settings.ts";

const OPTION = /^\[([ x])\](?: (.*))?$/;
const REASON = /^ {2}> ?(.*)$/;
const CONTINUED = /^ {4}(.*)$/;
/** Placeholder for an empty line. */
const NOTHING = /^\\$/;

/** Reads a question literally, as written by `write/`. */
export function readExactQuestion(
  kind: SectionType,
  lines: readonly string[],
): Partial<LessonPart> {
  const question: string[] = [];
  const options: PartOption[] = [];
  const examples: string[] = [];
  let settings: Partial<LessonPart> = {};
  for (const line of lines) {
    if (line === "") continue;
    const last = options.at(-1);
    const option = kind === "textarea" ? null : OPTION.exec(line);
    const example = readExampleLine(line);
    const reason = REASON.exec(line);
    const continued = CONTINUED.exec(line);
    const set = last ? null : takeSettings(line);
    if (option)
      options.push({ text: plain(option[2] ?? ""), isRight: option[1] === "x", reason: "" });
    else if (reason && last) last.reason = add(last.reason, plain(reason[1] ?? ""));
    else if (continued && last) last.text += `\n${plain(continued[1] ?? "")}`;
    else if (example !== null) examples.push(plainExample(example));
    else if (set && set.text === "") settings = fieldsOf(set.settings);
    else question.push(plain(line));
  }
  return { question: question.join("\n"), options, examples, ...settings };
}

function add(before: string, line: string): string {
  return before === "" ? line : `${before}\n${line}`;
}

function plain(line: string): string {
  return NOTHING.test(line) ? "" : readPlain(line, { isExact: true });
}

function plainExample(text: string): string {
  return text.replace(/\\(n|[!-/:-@[-`{-~])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
}
