import { useLingui } from "@lingui/react/macro";

import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { ExamplesField } from "../../examples/staff/examples-field.tsx";
import { BoundsFields } from "../../form/staff/bounds-fields.tsx";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { QuestionField } from "../../question/staff/question-field.tsx";
import type { TextareaForm } from "./textarea-form.ts";

/** A question that is answered in the student's own words. */
export function TextareaFields({ section }: SectionFieldProps<TextareaForm>) {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  return (
    <>
      <QuestionField section={section} />
      <BoundsFields
        section={section}
        minLabel={t`Minimum words`}
        maxLabel={t`Maximum words`}
        hint={t`0 = no limit.`}
      />
      <CheckboxField
        {...field("workbook_only")}
        label={t`Only for the student's own workbook: course mates do not see it`}
        hint={t`A change applies to answers from then on: those already given keep their readers.`}
        value={section.workbookOnly}
        onChange={(workbookOnly) => set({ workbookOnly }, "workbook_only")}
      />
      <ExamplesField section={section} />
    </>
  );
}
