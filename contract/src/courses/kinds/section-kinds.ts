import { finalQuizResume } from "./final-quiz-resume.ts";
import { paragraph } from "./paragraph.ts";
import { radioValidated } from "./radio-validated.ts";
import { radio } from "./radio.ts";
import { selectMultipleValidated } from "./select-multiple-validated.ts";
import { selectMultiple } from "./select-multiple.ts";
import { textarea } from "./textarea.ts";
import { video } from "./video.ts";

/** Every kind of section: types, labels, drafts and student sections derive from this list. */
export const sectionKinds = [
  video,
  paragraph,
  radio,
  radioValidated,
  selectMultiple,
  selectMultipleValidated,
  textarea,
  finalQuizResume,
] as const;

/** The wire format of each kind, as a union. */
export type AnyKind = (typeof sectionKinds)[number];
