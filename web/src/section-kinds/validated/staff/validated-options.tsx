import { useLingui } from "@lingui/react/macro";

import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { OptionsEditor } from "../../choice/staff/options-editor.tsx";
import { memoFields } from "../../form/staff/memo-fields.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import type { ValidatedForm } from "./validated-form.ts";

interface ValidatedOptionsProps extends SectionFieldProps<ValidatedForm> {
  /** How options are marked as right: one alone, or several. */
  mark: "radio" | "checkbox";
}

/** The options with their marks and reasons. */
export const ValidatedOptions = memoFields(
  ["options", "finalQuiz"],
  ({ section, mark }: ValidatedOptionsProps) => (
    <OptionsEditor section={section} mark={mark} end={<FinalQuizField section={section} />} />
  ),
);

/** Whether the module's final quiz summary counts the question. */
function FinalQuizField({ section }: SectionFieldProps<ValidatedForm>) {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  return (
    <CheckboxField
      {...field("final_quiz")}
      label={t`Counts for the final quiz`}
      value={section.finalQuiz}
      onChange={(finalQuiz) => set({ finalQuiz }, "final_quiz")}
    />
  );
}
