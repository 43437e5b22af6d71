import { z } from "zod";

import { graphicType } from "../courses/kinds/graphic-type.ts";
import { optionTexts } from "../courses/kinds/option-fields.ts";
import { type AnyKind, sectionKinds } from "../courses/kinds/section-kinds.ts";
import { QUESTION_TYPES } from "../courses/kinds/section-type.ts";
import { id } from "../http/values.ts";

/** A student's progress in a section. */
export const sectionStatus = z.enum(["pending", "show_something", "finished"]);
export type SectionStatus = z.infer<typeof sectionStatus>;

/** An attachment of a paragraph. */
export const sectionFile = z.strictObject({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  href: z.string(),
});

/** Kinds that are finished without an answer keep their name; the others are questions. */
const shownTypes = [
  ...sectionKinds.flatMap(({ isQuestion, type }) => (isQuestion ? [] : [type])),
  "question",
] as const;

/** Fields of every section, whatever its kind. */
const common = {
  id,
  order: z.int(),
  status: sectionStatus,
  module_closed: z.boolean(),
  /** Comma-separated names of `files`. */
  additional_content: z.string().nullable(),
  files: z.array(sectionFile),
};

/** Fields of all kinds, in their widest form; see {@link StudentSection} for their use. */
const kindFields = {
  ...Object.assign({}, ...sectionKinds.flatMap(({ student }) => [student.shown, student.revealed])),
  /** The video's address, the paragraph's HTML, or option texts by index. */
  content: z.union([z.string(), optionTexts]),
  /** What follows the answer: a chart, opinions, or nothing for surveys. */
  graphic_type: z.union([graphicType, z.enum(["opinions", "survey"])]),
} as Record<string, z.ZodType>;

/** Nulls for the fields of other kinds. */
export const NO_STUDENT_KIND_FIELDS = Object.fromEntries(
  Object.keys(kindFields).map((field) => [field, null]),
) as Record<KindField, null>;

type KindField<Kind extends AnyKind = AnyKind> = Kind extends AnyKind
  ? keyof Kind["student"]["shown"] | keyof Kind["student"]["revealed"]
  : never;

type Simplify<Type> = { [Key in keyof Type]: Type[Key] };
type Fields<Shape> = { [Field in keyof Shape]: z.infer<Shape[Field]> };

/** Fields of a kind shown before the answer. */
type Shown<Kind extends AnyKind> = Fields<Kind["student"]["shown"]>;
/** Fields revealed by a committed answer; null before, and if there is nothing to reveal. */
type Revealed<Kind extends AnyKind> = Fields<Kind["student"]["revealed"]>;

type KindNamed<Type> = Extract<AnyKind, { type: Type }>;
/** Fields shown before the answer, by the kind's name. */
export type ShownFields<Type> = Shown<KindNamed<Type>>;
/** Fields revealed by the committed answer, by the kind's name. */
export type RevealedFields<Type> = Revealed<KindNamed<Type>>;

type SectionOf<Kind extends AnyKind> = Kind extends AnyKind
  ? Simplify<
      Fields<typeof common> &
        (Kind["isQuestion"] extends true
          ? {
              type: "question";
              question_type: Kind["type"];
              question_id: number;
              answer: string | null;
            }
          : { type: Kind["type"]; question_type: null; question_id: null; answer: null }) &
        Shown<Kind> & { [Field in keyof Revealed<Kind>]: Revealed<Kind>[Field] | null } & {
          [Field in Exclude<KindField, KindField<Kind>>]: null;
        }
    >
  : never;

/**
 * A section as shown to its student: on the wire it has the fields of every kind, those that do not
 * apply null. `answer` is the chosen option's index for single choice, each chosen index followed by
 * `[answer]` for multiple choice, and the text for an opinion. `valid_items` and `reasons` (one entry
 * per option) and `examples` stay null until the answer is committed; `first_answer`, the one before
 * a second round, until that is answered, even by keeping the answer.
 */
export type StudentSection = SectionOf<AnyKind>;

export const studentSection = z.strictObject({
  ...common,
  type: z.enum(shownTypes),
  question_type: z.enum(QUESTION_TYPES).nullable(),
  question_id: id.nullable(),
  answer: z.string().nullable(),
  ...Object.fromEntries(
    Object.entries(kindFields).map(([field, schema]) => [field, schema.nullable()]),
  ),
}) as z.ZodType as z.ZodType<StudentSection, StudentSection>;

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
 * Number of words of a free text: the pieces between white space.
 * The same function counts in the browser and on the server.
 */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === "" ? 0 : trimmed.split(/\s+/).length;
}

/** Whether an option's text is so long that charts show a number instead. */
export function isLongLabel(text: string): boolean {
  // Code points, because an emoji has a `length` of two.
  return Array.from(text).length > 30;
}
