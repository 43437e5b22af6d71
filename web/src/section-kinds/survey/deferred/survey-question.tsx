import type { SectionBodyProps, SectionOf } from "../../player/student-kind.ts";
import type { PollSection } from "../../poll/poll-section.ts";
import { ChoiceQuestion } from "./choice-question.tsx";
import { TextQuestion } from "./text-question.tsx";

/** A question of a course's survey: a choice, or a text. */
export function SurveyQuestion({
  section,
  ...props
}: SectionBodyProps<PollSection | SectionOf<"textarea">>) {
  return section.question_type === "textarea" ? (
    <TextQuestion {...props} section={section} />
  ) : (
    <ChoiceQuestion {...props} section={section} />
  );
}
