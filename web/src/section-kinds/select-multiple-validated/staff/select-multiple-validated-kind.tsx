import { copyOptions } from "../../choice/staff/choice-form.ts";
import { choiceLines } from "../../choice/staff/choice-lines.ts";
import { OptionsHint } from "../../choice/staff/options-hint.tsx";
import { SelectionBounds } from "../../choice/staff/selection-bounds.tsx";
import { type BoundsForm, NO_BOUNDS, readBounds, boundsLines } from "../../form/staff/bounds.ts";
import type { StaffKind } from "../../form/staff/staff-kind.ts";
import { QuestionField } from "../../question/staff/question-field.tsx";
import {
  blankValidated,
  readValidated,
  type ValidatedForm,
  type ValidatedPayload,
  writeValidated,
} from "../../validated/staff/validated-form.ts";
import { validatedLines } from "../../validated/staff/validated-lines.ts";
import { ValidatedOptions } from "../../validated/staff/validated-options.tsx";

export interface SelectMultipleValidatedForm extends ValidatedForm, BoundsForm {
  type: "select-multiple-validated";
}

type Payload = ValidatedPayload & { min: number; max: number };

/** Several choices, each of which may be right. */
export const selectMultipleValidatedKind: StaffKind<SelectMultipleValidatedForm> = {
  type: "select-multiple-validated",
  blank: () => ({ ...blankValidated(), ...NO_BOUNDS }),
  read({ selectMultipleValidated }) {
    const payload = selectMultipleValidated as Payload;
    return { ...readValidated(payload), ...readBounds(payload) };
  },
  write: (form) => ({
    selectMultipleValidated: { ...writeValidated(form), min: form.min, max: form.max },
  }),
  Fields: ({ section }) => (
    <>
      <QuestionField section={section} />
      <ValidatedOptions section={section} mark="checkbox" />
      <SelectionBounds section={section} />
    </>
  ),
  title: ({ question }) => question.trim(),
  Hint: OptionsHint,
  lines: (form, { i18n }) => [
    ...choiceLines(form, i18n),
    ...boundsLines(form, i18n),
    ...validatedLines(form, i18n),
  ],
  options: ({ options }) => options,
  copy: copyOptions,
};
