import type { SectionType } from "@paso/contract";

import type { StoredContent } from "../../../database/tables/index.ts";
import { finalQuizResume } from "./final-quiz-resume.ts";
import { paragraph } from "./paragraph.ts";
import { radioValidated } from "./radio-validated.ts";
import { radio } from "./radio.ts";
import type { SectionKind } from "./section-kind.ts";
import { selectMultipleValidated } from "./select-multiple-validated.ts";
import { selectMultiple } from "./select-multiple.ts";
import { textarea } from "./textarea.ts";
import { video } from "./video.ts";

/** Every kind of section; a missing one is a compile error. */
export const sectionKinds = {
  video,
  paragraph,
  radio,
  "radio-validated": radioValidated,
  "select-multiple": selectMultiple,
  "select-multiple-validated": selectMultipleValidated,
  textarea,
  final_quiz_resume: finalQuizResume,
} satisfies { [Type in SectionType]: SectionKind<{ type: Type }> };

/** The type of `sections.content`, by kind. */
export type SectionContent = ReturnType<(typeof sectionKinds)[SectionType]["fromDraft"]>;

/** Content of one kind: `ContentOf<"radio">`. */
export type ContentOf<Type extends SectionType> = Extract<SectionContent, { type: Type }>;

/** The rules of a section's kind. */
export function kindOf({ type }: { type: SectionType }): SectionKind<SectionContent> {
  return sectionKinds[type];
}

/** Parses stored content. */
export function readContent(stored: StoredContent): SectionContent {
  if (!Object.hasOwn(sectionKinds, stored.type)) {
    throw new Error(`There is no kind of section called ${stored.type}.`);
  }
  return stored as SectionContent;
}
