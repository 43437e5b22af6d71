import { copyOptions } from "../../choice/staff/choice-form.ts";
import { choiceLines } from "../../choice/staff/choice-lines.ts";
import { ChoicePage } from "../../choice/staff/choice-page.tsx";
import { OptionsHint } from "../../choice/staff/options-hint.tsx";
import type { StaffKind } from "../../form/staff/staff-kind.ts";
import { FinalQuizSwitch } from "../../validated/staff/final-quiz-switch.tsx";
import {
  blankValidated,
  readValidated,
  type ValidatedForm,
  type ValidatedPayload,
  writeValidated,
} from "../../validated/staff/validated-form.ts";
import { validatedLines } from "../../validated/staff/validated-lines.ts";

export interface RadioValidatedForm extends ValidatedForm {
  type: "radio-validated";
}

/** One choice, with exactly one right option. */
export const radioValidatedKind: StaffKind<RadioValidatedForm> = {
  type: "radio-validated",
  blank: blankValidated,
  read: ({ radioValidated }) => readValidated(radioValidated as ValidatedPayload),
  write: (form) => ({ radioValidated: writeValidated(form) }),
  Page: (props) => <ChoicePage {...props} isValidated />,
  Settings: FinalQuizSwitch,
  title: ({ question }) => question.trim(),
  Hint: OptionsHint,
  lines: (form, { i18n }) => [...choiceLines(form, i18n), ...validatedLines(form, i18n)],
  options: ({ options }) => options,
  copy: copyOptions,
};
