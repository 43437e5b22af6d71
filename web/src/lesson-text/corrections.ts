import type { SectionType } from "@paso/contract";

import type { LessonPart } from "./read/lesson-part.ts";
import { keepOneRight, readAs } from "./read/read-as.ts";

/** The author's correction of what was recognised. */
export interface Correction {
  kind?: SectionType;
  /** Indexes of the options that are right. */
  right?: readonly number[];
  isJoined?: boolean;
  isLeftOut?: boolean;
  /** Whether the doubt about the part is resolved. */
  isSettled?: boolean;
}

/** By the keys of parts; see {@link keyParts}. */
export type Corrections = Readonly<Record<string, Correction>>;

/** A part as displayed: with its corrections, and under a key that survives changes elsewhere. */
export interface ShownPart {
  key: string;
  part: LessonPart;
  isLeftOut: boolean;
}

/** Keys of parts: their text; a repeated text also gets a number. */
export function keyParts(parts: readonly LessonPart[]): string[] {
  const seen = new Map<string, number>();
  return parts.map(({ source }) => {
    const count = seen.get(source) ?? 0;
    seen.set(source, count + 1);
    return `${count}:${source}`;
  });
}

/** Carries corrections over to an edited text: a part is recognised by its text, else by its position. */
export function carryCorrections(
  before: readonly LessonPart[],
  after: readonly LessonPart[],
  corrections: Corrections,
): Corrections {
  const oldKeys = keyParts(before);
  const newKeys = keyParts(after);
  const isSameCount = oldKeys.length === newKeys.length;
  return Object.fromEntries(
    newKeys.flatMap((key, index) => {
      const old = corrections[key] ?? (isSameCount ? corrections[oldKeys[index] ?? ""] : undefined);
      return old ? [[key, old]] : [];
    }),
  );
}

/** Applies the author's corrections to the parts. */
export function correctParts(parts: readonly LessonPart[], corrections: Corrections): ShownPart[] {
  const shown: ShownPart[] = [];
  for (const [index, key] of keyParts(parts).entries()) {
    const part = parts[index];
    if (!part) continue;
    const correction = corrections[key] ?? {};
    const before = shown.at(-1);
    if (correction.isJoined && before) before.part = joinParts(before.part, part);
    else shown.push({ key, part, isLeftOut: correction.isLeftOut ?? part.kind === "none" });
  }
  return shown.map(({ key, part, isLeftOut }) => ({
    key,
    isLeftOut,
    part: correct(part, corrections[key] ?? {}),
  }));
}

function joinParts(before: LessonPart, part: LessonPart): LessonPart {
  const kind = before.kind === "none" ? "paragraph" : before.kind;
  const source = `${before.source}\n\n${part.source}`;
  return readAs(kind, { from: before.from, to: part.to, source });
}

function correct(part: LessonPart, { kind, right, isSettled }: Correction): LessonPart {
  let changed = kind === undefined || kind === part.kind ? part : changeKind(part, kind);
  if (isSettled || kind !== undefined) changed = { ...changed, doubt: null };
  if (right) {
    const options = changed.options.map((one, at) => ({ ...one, isRight: right.includes(at) }));
    changed = { ...changed, options };
  }
  return keepOneRight(changed);
}

/** Questions keep what was recognised; all else is parsed again. */
function changeKind(part: LessonPart, kind: SectionType): LessonPart {
  const hasOptions = part.options.length > 0;
  if (hasOptions && kind === "textarea") {
    const lines = part.options.flatMap(({ text, reason }) => [
      `- ${text}`,
      ...(reason ? [reason] : []),
    ]);
    return { ...part, kind, question: [part.question, ...lines].join("\n"), options: [] };
  }
  const isChoice = kind !== "paragraph" && kind !== "video" && kind !== "final_quiz_resume";
  if (hasOptions && isChoice) return { ...part, kind };
  return readAs(kind, part, { isExact: part.isExact && kind === "paragraph" });
}
