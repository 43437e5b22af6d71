import type { SectionOf } from "../player/student-kind.ts";
import type { AnswerFieldProps } from "../question/question-kind.ts";

export interface TextFieldProps extends AnswerFieldProps<SectionOf<"textarea">> {
  /** The text's readers, if neither course mates nor its author alone. */
  readers?: string;
}
