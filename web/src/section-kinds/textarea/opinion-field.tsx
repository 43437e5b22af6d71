import { GivenText } from "./given-text.tsx";
import { TextAnswerField } from "./text-answer-field.tsx";
import type { TextFieldProps } from "./text-field-props.ts";

/** An opinion, given or yet to be written. */
export function OpinionField(props: TextFieldProps) {
  const { section, answer, readers } = props;
  const isOpen = section.status === "pending" && !section.module_closed;
  return isOpen ? (
    <TextAnswerField {...props} />
  ) : (
    <GivenText section={section} unsent={answer} readers={readers} />
  );
}
