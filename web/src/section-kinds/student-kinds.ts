import type { SectionType, StudentSection } from "@paso/contract";

import { finalQuizResumeKind } from "./final-quiz-resume/student/final-quiz-resume-kind.tsx";
import { paragraphKind } from "./paragraph/student/paragraph-section.tsx";
import type { SectionOf, StudentKind } from "./player/student-kind.ts";
import { pollKind } from "./poll/student/poll-kind.tsx";
import { textareaKind } from "./textarea/student/textarea-kind.tsx";
import { validatedKind } from "./validated/student/validated-kind.tsx";
import { videoKind } from "./video/student/video-section.tsx";

/** Every kind of section as students take it. */
const studentKinds: { [Type in SectionType]: StudentKind<SectionOf<Type>> } = {
  video: videoKind,
  paragraph: paragraphKind,
  radio: pollKind,
  "radio-validated": validatedKind,
  "select-multiple": pollKind,
  "select-multiple-validated": validatedKind,
  textarea: textareaKind,
  final_quiz_resume: finalQuizResumeKind,
};

/** The kind of a section. TypeScript cannot follow that a section's type names its kind. */
export function studentKind({ type, question_type }: StudentSection): StudentKind<StudentSection> {
  return studentKinds[question_type ?? type] as StudentKind<never> as never;
}

/** Preloads the kinds' deferred code, so that no step has to wait for it. */
export function preloadKinds(): Promise<unknown>[] {
  return Object.values(studentKinds).flatMap(({ preload }) => preload?.() ?? []);
}
