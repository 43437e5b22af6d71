import {
  readVideoAddress,
  readVideoFile,
  SECTION_TYPE_NAMES,
  type SectionType,
} from "@paso/contract";

import { readOptionLine, splitLines } from "./lesson-lines.ts";
import { emptyPart, type LessonPart, type ReadOptions } from "./lesson-part.ts";
import { readBlocks } from "./read-blocks.ts";
import { readExactQuestion } from "./read-exact.ts";
import { readPlain } from "./read-inline.ts";
import { joinQuestion, readQuestion } from "./read-question.ts";
import { fieldsOf, takeSettings } from "./read-settings.ts";

const HEAD = /^\s*-{3,}\s+(\S.*?)\s*$/;
const kindByName = new Map(
  Object.entries(SECTION_TYPE_NAMES).flatMap(([type, names]) =>
    Object.values(names).map((name) => [name.toLowerCase(), type as SectionType] as const),
  ),
);

/** The kind that a line such as `--- Opinion` names, in either language; else null. */
export function readKindLine(line: string): SectionType | null {
  return kindByName.get(HEAD.exec(line)?.[1]?.toLowerCase() ?? "") ?? null;
}

/** Reads lines as a section of a kind, whatever they look like. */
export function readAs(
  kind: SectionType,
  place: Pick<LessonPart, "from" | "to" | "source">,
  options: ReadOptions = {},
): LessonPart {
  const { isExact = false } = options;
  const part = { ...emptyPart(kind, place), isExact };
  const lines = splitLines(place.source);
  if (kind === "paragraph") return { ...part, html: readBlocks(lines, options) };
  if (kind === "video") return { ...part, ...readVideo(place.source) };
  if (kind === "final_quiz_resume") {
    const text = place.source.trim();
    return { ...part, leftOver: text === "" ? [] : [{ text, why: "beside" }] };
  }
  if (isExact) return { ...part, ...readExactQuestion(kind, lines) };
  if (kind === "textarea") return { ...part, ...readOpinion(lines) };
  const filled = lines.filter((line) => line.trim() !== "");
  const first = filled.findIndex((line, index) => index > 0 && readOptionLine(line) !== null);
  const { settings, hasBoxes: _, ...fields } = readQuestion(filled, first === -1 ? 1 : first);
  return keepOneRight({ ...part, ...fields, ...fieldsOf(settings) });
}

/** An opinion's question takes the whole text, line by line. */
export function readOpinion(lines: readonly string[]): Partial<LessonPart> {
  const { text, settings } = takeSettings(joinQuestion(lines));
  return { question: text, ...fieldsOf(settings) };
}

/** The first address, and whether it has to be watched. */
function readVideo(source: string): Partial<LessonPart> {
  const { text, settings } = takeSettings(source.trim());
  const address = findAddress(text);
  const beside = text.replace(address, "").replace(/^[\s[\]()*]+|[\s[\]()*]+$/g, "");
  return {
    video: address,
    ...fieldsOf(settings),
    leftOver: beside === "" ? [] : [{ text: readPlain(beside), why: "beside" }],
  };
}

function findAddress(text: string): string {
  const addresses = text.match(/https?:\/\/[^\s<>"()]+|(?<=^|[\s(])files\/[^\s()]+/g) ?? [];
  const known = addresses.find((one) => readVideoAddress(one) ?? readVideoFile(one));
  return known ?? addresses[0] ?? text.split("\n")[0]?.trim() ?? "";
}

/** A single choice has one correct option: further ones stay, unmarked. */
export function keepOneRight(part: LessonPart): LessonPart {
  if (part.kind !== "radio-validated") return part;
  const right = part.options.findIndex(({ isRight }) => isRight);
  const options = part.options.map((option, at) => ({ ...option, isRight: at === right }));
  return { ...part, options };
}
