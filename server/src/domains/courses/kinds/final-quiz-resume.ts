import type { SectionKind } from "./section-kind.ts";

export interface FinalQuizResumeContent {
  type: "final_quiz_resume";
}

export const finalQuizResume: SectionKind<FinalQuizResumeContent> = {
  fromDraft: () => ({ type: "final_quiz_resume" }),
  toDraft: () => ({ final_quiz_resume: true }),
  title: () => "",
  text: () => [],
  minutes: 0.5,
  present: () => ({}),
  oncePerModule: "It looks like there is already a final quiz resume section in this module.",
};
