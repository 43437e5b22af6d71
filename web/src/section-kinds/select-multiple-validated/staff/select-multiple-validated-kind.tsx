import { copyOptions } from "../../choice/staff/choice-form.ts";
import { choiceLines } from "../../choice/staff/choice-lines.ts";
import { ChoicePage } from "../../choice/staff/choice-page.tsx";
import { OptionsHint } from "../../choice/staff/options-hint.tsx";
import { SelectionBounds } from "../../choice/staff/selection-bounds.tsx";
import { type BoundsForm, NO_BOUNDS, readBounds, boundsLines } from "../../form/staff/bounds.ts";
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

export interface SelectMultipleValidatedForm extends ValidatedForm, BoundsForm {
  type: "select-multiple-validated";
}

type Payload = ValidatedPayload & { min: number; max: number };

/** Several choices, any of which may be right. */
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
  Page: (props) => <ChoicePage {...props} bounds={props.section} isValidated />,
  Settings: ({ section }) => (
    <>
      <FinalQuizSwitch section={section} />
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
