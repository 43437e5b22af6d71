import type { SectionOf } from "../../player/student-kind.ts";
import type { AnswerFieldProps } from "../../question/question-kind.ts";
import { GivenText } from "./given-text.tsx";
import { TextAnswerField } from "./text-answer-field.tsx";

/** An opinion, to be written or given already. */
export function OpinionField(props: AnswerFieldProps<SectionOf<"textarea">>) {
  const { section, answer } = props;
  const isOpen = section.status === "pending" && !section.module_closed;
  return isOpen ? <TextAnswerField {...props} /> : <GivenText section={section} unsent={answer} />;
}
