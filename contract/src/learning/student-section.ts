import { z } from "zod";

import { graphicType } from "../courses/graphic-type.ts";
import { id } from "../http/values.ts";

/** Where a student stands in a section. */
export const sectionStatus = z.enum(["pending", "show_something", "finished"]);
export type SectionStatus = z.infer<typeof sectionStatus>;

export const studentSectionType = z.enum(["video", "paragraph", "final_quiz_resume", "question"]);

export const questionType = z.enum([
  "radio",
  "radio-validated",
  "select-multiple",
  "select-multiple-validated",
  "textarea",
]);

/** A file offered below a paragraph. */
export const sectionFile = z.strictObject({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  href: z.string(),
});

/**
 * A section as its student sees it; fields that do not apply are null.
 * `answer` is the chosen option's index for single choice, each chosen index followed by `[answer]`
 * for multiple choice, and the text for an opinion.
 * `valid_items`, `reasons` (one entry an option) and `examples` stay null until the answer is
 * committed.
 */
export const studentSection = z.strictObject({
  id,
  order: z.int(),
  type: studentSectionType,
  /** The video's address, the paragraph's HTML, or option texts by index. */
  content: z.union([z.string(), z.record(z.string(), z.string())]).nullable(),
  question: z.string().nullable(),
  question_type: questionType.nullable(),
  status: sectionStatus,
  answer: z.string().nullable(),
  /** Whether a poll's answer may be changed once after seeing the others; null for other questions. */
  two_rounds: z.boolean().nullable(),
  /** The answer before the second round; null until that is answered, be it by keeping the answer. */
  first_answer: z.string().nullable(),
  /** Answers that the course's staff gives as examples; null where there are none. */
  examples: z.array(z.string()).nullable(),
  valid_items: z.array(z.boolean()).nullable(),
  reasons: z.array(z.string()).nullable(),
  /** Fewest selections or words; 0 is no bound. */
  min: z.int().nullable(),
  /** Most selections or words; 0 is no bound. */
  max: z.int().nullable(),
  final_quiz: z.boolean().nullable(),
  workbook_only: z.boolean().nullable(),
  /** What is shown after the answer: a chart, opinions, or nothing for surveys. */
  graphic_type: z.union([graphicType, z.enum(["opinions", "survey"])]).nullable(),
  question_id: id.nullable(),
  module_closed: z.boolean(),
  /** Comma-separated names of `files`. */
  additional_content: z.string().nullable(),
  files: z.array(sectionFile),
});
export type StudentSection = z.infer<typeof studentSection>;

/** Follows every chosen index in a multiple-choice answer. */
export const ANSWER_MARKER = "[answer]";

/** Writes chosen indexes as a multiple-choice answer: `[0, 2]` is `"0[answer]2[answer]"`. */
export function writeSelection(indexes: readonly number[]): string {
  return indexes.map((index) => `${index}${ANSWER_MARKER}`).join("");
}

/** Reads a multiple-choice answer; null when it is malformed or names an index twice. */
export function readSelection(answer: string): number[] | null {
  if (answer === "") return [];
  if (!/^(\d{1,4}\[answer\])+$/.test(answer)) return null;
  const indexes = answer.split(ANSWER_MARKER).slice(0, -1).map(Number);
  return new Set(indexes).size === indexes.length ? indexes.toSorted((a, b) => a - b) : null;
}

/**
 * Words of a free text as the product counts them: pieces between white space.
 * The same function counts in the browser and on the server.
 */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === "" ? 0 : trimmed.split(/\s+/).length;
}

/** Whether an option's text is so long that it is numbered, and its number stands for it in charts. */
export function isLongLabel(text: string): boolean {
  // Characters, of which an emoji has one although JavaScript counts two.
  return Array.from(text).length > 30;
}
