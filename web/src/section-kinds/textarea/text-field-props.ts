import type { SectionOf } from "../player/student-kind.ts";
import type { AnswerFieldProps } from "../question/question-kind.ts";

export interface TextFieldProps extends AnswerFieldProps<SectionOf<"textarea">> {
  /** Says who reads the text, where that is neither course mates nor its author alone. */
  readers?: string;
}
