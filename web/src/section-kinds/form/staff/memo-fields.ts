import { type ComponentType, memo } from "react";

import type { BaseForm } from "./base-form.ts";
import type { SectionFieldProps } from "./use-section-field.ts";

/**
 * Re-renders fields only when a part of the section that they show has changed: a key typed into a
 * question leaves its options alone.
 * @param shown the parts; to change the section, the fields use what it then is
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
