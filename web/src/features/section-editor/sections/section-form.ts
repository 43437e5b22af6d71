import type { GraphicType, SectionType } from "@paso/contract";

import { randomKey } from "../../../api/index.ts";

/** An option of a question while it is edited. */
export interface OptionForm {
  /** Known to the screen alone; lasts as long as the option. */
  key: string;
  /** The option's lasting id; null while it is new. */
  id: number | null;
  text: string;
  isRight: boolean;
  reason: string;
}

/**
 * A section while it is edited, in one shape for all kinds: each uses the fields of its own. It is
 * plain data, never changed in place, and kept as it is in drafts.
 */
export interface SectionForm {
  /** Known to the screen alone; lasts as long as the section. */
  key: string;
  /** Null while the section is not on the server. */
  id: number | null;
  /** Null while the field is empty. */
  order: number | null;
  type: SectionType;
  isDeleted: boolean;
  video: string;
  /** HTML of a paragraph. */
  html: string;
  /** Names of the files that are attached already. */
  files: readonly string[];
  question: string;
  options: readonly OptionForm[];
  /** Empty until one is chosen. */
  graphicType: GraphicType | "";
  /** Words or selections; null while the field is empty. */
  min: number | null;
  max: number | null;
  finalQuiz: boolean;
  workbookOnly: boolean;
  /** Whether a poll's answer may be changed once after seeing the others. */
  twoRounds: boolean;
  /** The staff's example answers, empty lines of the form included. */
  examples: readonly string[];
}

/** Options a new question begins with. */
const FIRST_OPTIONS: Partial<Record<SectionType, number>> = {
  radio: 1,
  "select-multiple": 1,
  "radio-validated": 4,
  "select-multiple-validated": 4,
};

/**
 * A new section of a kind with its defaults: one option for polls, four that are not right for
 * validated questions, no chart, no bounds, nothing written.
 * @param firstOption text of a poll's first option, "Option 1" in the author's language
 */
export function newSection(
  type: SectionType,
  { key, order = 0, firstOption }: { key: string; order?: number; firstOption: string },
): SectionForm {
  const count = FIRST_OPTIONS[type] ?? 0;
  return {
    key,
    id: null,
    order,
    type,
    isDeleted: false,
    video: "",
    html: "",
    files: [],
    question: "",
    options: Array.from({ length: count }, () => newOption(count === 1 ? firstOption : "")),
    graphicType: "",
    min: 0,
    max: 0,
    finalQuiz: false,
    workbookOnly: false,
    twoRounds: false,
    examples: [],
  };
}

/** An option that no one has chosen yet. */
export function newOption(text: string): OptionForm {
  return { key: newKey(), id: null, text, isRight: false, reason: "" };
}

/** A key that no section or option had before, not even in an earlier visit's draft. */
export function newKey(): string {
  return `new-${randomKey()}`;
}

/** Whether the answers of this kind are right or wrong. */
export function isValidated(type: SectionType): boolean {
  return type === "radio-validated" || type === "select-multiple-validated";
}

/** Whether several options of this kind are chosen. */
export function isMultiple(type: SectionType): boolean {
  return type === "select-multiple" || type === "select-multiple-validated";
}
