import { useLingui } from "@lingui/react/macro";

import { TextField } from "../../../ui/staff/text-field.tsx";
import { memoFields } from "./memo-fields.ts";
import { type SectionFieldProps, useSectionField } from "./use-section-field.ts";

/** What is asked. */
export const QuestionField = memoFields(["question"], ({ section }: SectionFieldProps) => {
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
});
