import { copyOptions } from "../../choice/staff/choice-form.ts";
import { choiceLines } from "../../choice/staff/choice-lines.ts";
import { OptionsHint } from "../../choice/staff/options-hint.tsx";
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

export interface RadioValidatedForm extends ValidatedForm {
  type: "radio-validated";
}

/** One choice, of which exactly one is right. */
export const radioValidatedKind: StaffKind<RadioValidatedForm> = {
  type: "radio-validated",
  blank: blankValidated,
  read: ({ radioValidated }) => readValidated(radioValidated as ValidatedPayload),
  write: (form) => ({ radioValidated: writeValidated(form) }),
  Fields: ({ section }) => (
    <>
      <QuestionField section={section} />
      <ValidatedOptions section={section} mark="radio" />
    </>
  ),
  title: ({ question }) => question.trim(),
  Hint: OptionsHint,
  lines: (form, { i18n }) => [...choiceLines(form, i18n), ...validatedLines(form, i18n)],
  options: ({ options }) => options,
  copy: copyOptions,
};
