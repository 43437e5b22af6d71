import { useLingui } from "@lingui/react/macro";

import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { isMultiple, isValidated } from "../sections/section-form.ts";
import { BoundsFields } from "./bounds-fields.tsx";
import { ChartField } from "./chart-field.tsx";
import { OptionsFields } from "./options-fields.tsx";
import { QuestionField } from "./question-field.tsx";
import { type SectionFieldProps, useSectionField } from "./use-section-field.ts";

/** A question that is answered by choosing, whether for a chart or against the key. */
export function ChoiceFields({ section }: SectionFieldProps) {
  const { t } = useLingui();
  const isChecked = isValidated(section.type);
  return (
    <>
      <QuestionField section={section} />
      <OptionsFields section={section} {...(isChecked && { End: FinalQuizField })} />
      {isMultiple(section.type) && (
        <BoundsFields
          section={section}
          minLabel={t`Fewest selections`}
          maxLabel={t`Most selections`}
          hint={t`0 sets no bound.`}
        />
      )}
      {!isChecked && <ChartField section={section} />}
    </>
  );
}

/** Whether the module's final quiz summary counts the question. */
function FinalQuizField({ section }: SectionFieldProps) {
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
