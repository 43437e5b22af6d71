import { type ComponentType, memo } from "react";

import type { BaseForm } from "./base-form.ts";
import type { SectionFieldProps } from "./use-section-field.ts";

/**
 * Re-renders fields only when a part of the section that they show has changed: typing a question does not
 * re-render its options.
 * @param shown the parts; changes are applied to the section's latest state
 */
export function memoFields<Props extends SectionFieldProps<BaseForm>>(
  shown: readonly (keyof Props["section"])[],
  Fields: ComponentType<Props>,
) {
  return memo(Fields, ({ section: before, ...old }, { section: after, ...props }) => {
    const isSameElse = (Object.keys(props) as (keyof typeof props)[]).every(
      (name) => old[name] === props[name],
    );
    return isSameElse && shown.every((part) => before[part] === after[part]);
  });
}
