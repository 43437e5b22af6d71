import { useLingui } from "@lingui/react/macro";

import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { isMultiple, isValidated } from "../sections/section-form.ts";
import { BoundsFields } from "./bounds-fields.tsx";
import { ChartField } from "./chart-field.tsx";
import { ExamplesField } from "./examples-field.tsx";
import { memoFields } from "./memo-fields.ts";
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
      {!isChecked && (
        <>
          <ChartField section={section} />
          <TwoRoundsField section={section} />
          <ExamplesField section={section} />
        </>
      )}
    </>
  );
}

/** Whether one may answer again after seeing the others. */
const TwoRoundsField = memoFields(["twoRounds"], ({ section }: SectionFieldProps) => {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  return (
    <CheckboxField
      {...field("two_rounds")}
      label={t`Two rounds: after seeing the others, students may change their answer once`}
      value={section.twoRounds}
      onChange={(twoRounds) => set({ twoRounds }, "two_rounds")}
    />
  );
});

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
