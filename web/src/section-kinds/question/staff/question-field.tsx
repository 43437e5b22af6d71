import { useLingui } from "@lingui/react/macro";

import { TextField } from "../../../ui/staff/text-field.tsx";
import type { BaseForm } from "../../form/staff/base-form.ts";
import { memoFields } from "../../form/staff/memo-fields.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";

export interface QuestionForm extends BaseForm {
  question: string;
}

/** What is asked. */
export const QuestionField = memoFields(
  ["question"],
  ({ section }: SectionFieldProps<QuestionForm>) => {
    const { t } = useLingui();
    const { set, field } = useSectionField(section);
    return (
      <TextField
        {...field("question")}
        label={t`Question`}
        rows={1}
        value={section.question}
        onChange={(question) => set({ question })}
      />
    );
  },
);
