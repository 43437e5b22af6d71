import { z } from "zod";

/** The eight kinds of section an author can write. */
export const sectionType = z.enum([
  "video",
  "paragraph",
  "radio",
  "radio-validated",
  "select-multiple",
  "select-multiple-validated",
  "textarea",
  "final_quiz_resume",
]);
export type SectionType = z.infer<typeof sectionType>;

/** English names of the kinds, as `type_label` carries them. */
export const SECTION_TYPE_LABELS: Record<SectionType, string> = {
  video: "Video",
  paragraph: "Paragraph",
  radio: "Select Unique with Graphic",
  "radio-validated": "Select Unique Validated",
  "select-multiple": "Select Multiple with Graphic",
  "select-multiple-validated": "Select Multiple Validated",
  textarea: "Opinion",
  final_quiz_resume: "Final Quiz Resume",
};

/** Kinds a student answers. */
export const QUESTION_TYPES = [
  "radio",
  "radio-validated",
  "select-multiple",
  "select-multiple-validated",
  "textarea",
] as const satisfies readonly SectionType[];
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Whether a section of this kind asks for an answer. */
export function isQuestionType(type: SectionType): type is QuestionType {
  return (QUESTION_TYPES as readonly SectionType[]).includes(type);
}
