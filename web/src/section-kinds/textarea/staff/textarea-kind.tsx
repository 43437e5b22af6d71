import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { writeExamples } from "../../examples/staff/examples-form.ts";
import { examplesLines } from "../../examples/staff/examples-lines.ts";
import { NO_BOUNDS, readBounds, boundsLines } from "../../form/staff/bounds.ts";
import { flag } from "../../form/staff/flag.ts";
import { RowHint } from "../../form/staff/row-hint.tsx";
import type { StaffKind } from "../../form/staff/staff-kind.ts";
import type { SectionFieldProps } from "../../form/staff/use-section-field.ts";
import { yesOrNo } from "../../form/staff/yes-or-no.ts";
import { TextareaFields } from "./textarea-fields.tsx";
import type { TextareaForm, TextareaPayload } from "./textarea-form.ts";

/** A question that is answered in the student's own words. */
export const textareaKind: StaffKind<TextareaForm> = {
  type: "textarea",
  blank: () => ({ question: "", ...NO_BOUNDS, workbookOnly: false, examples: [] }),
  read({ textarea }) {
    const payload = textarea as TextareaPayload;
    return {
      question: payload.question,
      ...readBounds(payload),
      workbookOnly: payload.workbook_only === "true",
      examples: payload.examples ?? [],
    };
  },
  write: (form) => ({
    textarea: {
      question: form.question,
      min: form.min,
      max: form.max,
      workbook_only: flag(form.workbookOnly),
      ...writeExamples(form),
    },
  }),
  Fields: TextareaFields,
  title: ({ question }) => question.trim(),
  Hint: WordsHint,
  lines: (form, { i18n }) => [
    { label: i18n._(msg`Question`), text: form.question },
    ...boundsLines(form, i18n),
    { label: i18n._(msg`Workbook only`), text: yesOrNo(form.workbookOnly, i18n) },
    ...examplesLines(form, i18n),
  ],
};

/** How many words the answer to a closed question may have. */
function WordsHint({ section: { min, max } }: SectionFieldProps<TextareaForm>) {
  const { t } = useLingui();
  if (min && max) return <RowHint>{t`${min} to ${max} words`}</RowHint>;
  if (min) {
    return <RowHint>{t`at least ${plural(min, { one: "# word", other: "# words" })}`}</RowHint>;
  }
  if (!max) return null;
  return <RowHint>{t`at most ${plural(max, { one: "# word", other: "# words" })}`}</RowHint>;
}
