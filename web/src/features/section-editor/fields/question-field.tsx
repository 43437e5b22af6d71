import { useLingui } from "@lingui/react/macro";

import { TextField } from "../../../ui/staff/text-field.tsx";
import { type SectionFieldProps, useSectionField } from "./use-section-field.ts";

/** What is asked. */
export function QuestionField({ section }: SectionFieldProps) {
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
}
