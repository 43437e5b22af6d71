import { useLingui } from "@lingui/react/macro";

import type { BaseForm } from "../../form/staff/base-form.ts";
import { BoundsFields } from "../../form/staff/bounds-fields.tsx";
import type { BoundsForm } from "../../form/staff/bounds.ts";
import type { SectionFieldProps } from "../../form/staff/use-section-field.ts";

/** The minimum and maximum number of options to choose. */
export function SelectionBounds({ section }: SectionFieldProps<BaseForm & BoundsForm>) {
  const { t } = useLingui();
  return (
    <BoundsFields
      section={section}
      minLabel={t`Minimum selections`}
      maxLabel={t`Maximum selections`}
      hint={t`0 = no limit.`}
    />
  );
}
