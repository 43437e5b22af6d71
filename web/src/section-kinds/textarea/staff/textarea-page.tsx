import { useLingui } from "@lingui/react/macro";

import { SwitchField } from "../../../ui/staff/switch-field.tsx";
import { ExamplesField } from "../../examples/staff/examples-field.tsx";
import { BoundsFields } from "../../form/staff/bounds-fields.tsx";
import { useFormState } from "../../form/staff/form-editor.ts";
import type { SectionPageProps } from "../../form/staff/staff-kind.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { PageQuestion } from "../../question/staff/page-question.tsx";
import type { TextareaForm } from "./textarea-form.ts";
import { WordsHint } from "./words-hint.tsx";

/** An open question, as students read it. */
export function TextareaPage({ section, isOpen }: SectionPageProps<TextareaForm>) {
  const { t } = useLingui();
  const before = useFormState((state) => state.base[section.key]) as TextareaForm | undefined;
  return (
    <>
      <PageQuestion section={section} isOpen={isOpen} />
      <p className="page-answer">
        {section.workbookOnly
          ? t`Students write here, for their own workbook.`
          : t`Students write here, then read each other.`}
        <WordsHint section={section} />
      </p>
      {before && before.workbookOnly !== section.workbookOnly && (
        <p className="mt-3 text-small text-muted">
          {t`A change applies to answers from then on: those already given keep their readers.`}
        </p>
      )}
      {isOpen && (
        <div className="mt-4">
          <ExamplesField section={section} />
        </div>
      )}
    </>
  );
}

/** The settings of an open question: length and readers. */
export function TextareaBar({ section }: SectionFieldProps<TextareaForm>) {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  return (
    <>
      <BoundsFields
        section={section}
        minLabel={t`Minimum words`}
        maxLabel={t`Maximum words`}
        hint={t`0 = no limit.`}
      />
      <SwitchField
        {...field("workbook_only")}
        className="bar-field"
        label={t`Workbook only`}
        value={section.workbookOnly}
        onChange={(workbookOnly) => set({ workbookOnly }, "workbook_only")}
      />
    </>
  );
}
