import type { SectionType } from "@paso/contract";

import { finalQuizKind } from "./final-quiz-resume/staff/final-quiz-resume-kind.tsx";
import type { StaffKind } from "./form/staff/staff-kind.ts";
import { paragraphKind } from "./paragraph/staff/paragraph-kind.tsx";
import { radioValidatedKind } from "./radio-validated/staff/radio-validated-kind.tsx";
import { radioKind } from "./radio/staff/radio-kind.tsx";
import { selectMultipleValidatedKind } from "./select-multiple-validated/staff/select-multiple-validated-kind.tsx";
import { selectMultipleKind } from "./select-multiple/staff/select-multiple-kind.tsx";
import { textareaKind } from "./textarea/staff/textarea-kind.tsx";
import { videoKind } from "./video/staff/video-kind.ts";

/** Every kind of section as authors edit it. */
const staffKinds = {
  video: videoKind,
  paragraph: paragraphKind,
  radio: radioKind,
  "radio-validated": radioValidatedKind,
  "select-multiple": selectMultipleKind,
  "select-multiple-validated": selectMultipleValidatedKind,
  textarea: textareaKind,
  final_quiz_resume: finalQuizKind,
} satisfies { [Type in SectionType]: { type: Type } };

/** Every kind, in the order of the authors' menu. */
export const SECTION_TYPES = Object.keys(staffKinds) as SectionType[];

type FormOf<Kind> = Kind extends StaffKind<infer Form> ? Form : never;

/** A section while it is edited, by its kind. */
export type SectionForm = { [Type in SectionType]: FormOf<(typeof staffKinds)[Type]> }[SectionType];

/** The form of one kind. */
export type FormOfType<Type extends SectionType> = Extract<SectionForm, { type: Type }>;

/** Whether there is such a kind. */
export function isSectionType(type: unknown): type is SectionType {
  return typeof type === "string" && Object.hasOwn(staffKinds, type);
}

/** The kind of a section. TypeScript cannot follow that a form's type names its kind. */
export function staffKind<Form extends SectionForm>({ type }: Pick<Form, "type">): StaffKind<Form> {
  return staffKinds[type] as unknown as StaffKind<Form>;
}
