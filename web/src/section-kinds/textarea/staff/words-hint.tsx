import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { RowHint } from "../../form/staff/row-hint.tsx";
import type { SectionFieldProps } from "../../form/staff/use-section-field.ts";
import type { TextareaForm } from "./textarea-form.ts";

/** How many words an answer may have. */
export function WordsHint({ section: { min, max } }: SectionFieldProps<TextareaForm>) {
  const { t } = useLingui();
  if (min && max) return <RowHint>{t`${min} to ${max} words`}</RowHint>;
  if (min) {
    return <RowHint>{t`at least ${plural(min, { one: "# word", other: "# words" })}`}</RowHint>;
  }
  if (!max) return null;
  return <RowHint>{t`at most ${plural(max, { one: "# word", other: "# words" })}`}</RowHint>;
}
