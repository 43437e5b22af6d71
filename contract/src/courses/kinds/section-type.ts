import { z } from "zod";

import type { Locale } from "../../http/values.ts";
import { type AnyKind, sectionKinds } from "./section-kinds.ts";

/** The kinds of section an author can write. */
export const sectionType = z.enum(sectionKinds.map(({ type }) => type));
export type SectionType = AnyKind["type"];

/** Names of the kinds in each language; `type_label` carries the English one. */
export const SECTION_TYPE_NAMES = Object.fromEntries(
  sectionKinds.map(({ type, name }) => [type, name]),
) as Record<SectionType, Record<Locale, string>>;

/** Kinds a student answers. */
export type QuestionType = Extract<AnyKind, { isQuestion: true }>["type"];

/** Kinds a student answers. */
export const QUESTION_TYPES = sectionKinds.flatMap((kind): QuestionType[] =>
  kind.isQuestion ? [kind.type] : [],
);

/** Whether a section of this kind asks for an answer. */
export function isQuestionType(type: SectionType): type is QuestionType {
  return (QUESTION_TYPES as readonly SectionType[]).includes(type);
}

/** `radio-validated` becomes `radioValidated`. */
export type DraftField<Type extends string = SectionType> =
  Type extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<DraftField<Rest>>}` : Type;

/** The draft's field with the kind's own fields: `<kind>` in the keys of deep errors. */
export function draftField<Type extends SectionType>(type: Type): DraftField<Type> {
  return type.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as DraftField<Type>;
}
