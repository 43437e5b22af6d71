import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { FormLine } from "../../form/staff/staff-kind.ts";
import type { ExamplesForm } from "./examples-form.ts";

/** The example answers, one line each. */
export function examplesLines({ examples }: ExamplesForm, i18n: I18n): FormLine[] {
  return examples.map((text, index) => {
    const number = index + 1;
    return { label: i18n._(msg`Example ${number}`), text };
  });
}
