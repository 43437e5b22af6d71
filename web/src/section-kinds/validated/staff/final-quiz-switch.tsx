import { useLingui } from "@lingui/react/macro";

import { SwitchField } from "../../../ui/staff/switch-field.tsx";
import { memoFields } from "../../form/staff/memo-fields.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import type { ValidatedForm } from "./validated-form.ts";

/** Whether the module's final quiz summary counts the question. */
export const FinalQuizSwitch = memoFields(
  ["finalQuiz"],
  ({ section }: SectionFieldProps<ValidatedForm>) => {
    const { t } = useLingui();
    const { set, field } = useSectionField(section);
    return (
      <SwitchField
        {...field("final_quiz")}
        className="bar-field"
        label={t`Counts for the final quiz`}
        value={section.finalQuiz}
        onChange={(finalQuiz) => set({ finalQuiz }, "final_quiz")}
      />
    );
  },
);
