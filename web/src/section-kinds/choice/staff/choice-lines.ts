import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { FormLine } from "../../form/staff/staff-kind.ts";
import type { ChoiceForm } from "./choice-form.ts";

/** A question and its options, in words. */
export function choiceLines({ question, options }: ChoiceForm, i18n: I18n): FormLine[] {
  return [
    { label: i18n._(msg`Question`), text: question },
    ...options.map(({ text, isRight, reason }, index) => {
      const number = index + 1;
      const parts = [text, isRight && i18n._(msg`right`), reason && `(${reason})`];
      return { label: i18n._(msg`Option ${number}`), text: parts.filter(Boolean).join(" · ") };
    }),
  ];
}
