import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { FormLine } from "../../form/staff/staff-kind.ts";
import { yesOrNo } from "../../form/staff/yes-or-no.ts";
import type { ValidatedForm } from "./validated-form.ts";

/** A validated question's text apart from its question and options. */
export function validatedLines({ finalQuiz }: ValidatedForm, i18n: I18n): FormLine[] {
  return [{ label: i18n._(msg`Counts for the final quiz`), text: yesOrNo(finalQuiz, i18n) }];
}
