import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { RowHint } from "../../form/staff/row-hint.tsx";
import type { SectionFieldProps } from "../../form/staff/use-section-field.ts";
import type { ChoiceForm } from "./choice-form.ts";

/** How many options a closed question has. */
export function OptionsHint({ section }: SectionFieldProps<ChoiceForm>) {
  const { t } = useLingui();
  const options = section.options.length;
  if (options === 0) return null;
  return <RowHint>{t`${plural(options, { one: "# option", other: "# options" })}`}</RowHint>;
}
