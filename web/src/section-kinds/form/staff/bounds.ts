import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { FormLine } from "./staff-kind.ts";

/** The minimum and maximum number of words or selections; 0 is no bound, null while the field is empty. */
export interface BoundsForm {
  min: number | null;
  max: number | null;
}

export const NO_BOUNDS: BoundsForm = { min: 0, max: 0 };

export function readBounds({ min, max }: { min?: number; max?: number }): BoundsForm {
  return { min: min ?? 0, max: max ?? 0 };
}

export function boundsLines({ min, max }: BoundsForm, i18n: I18n): FormLine[] {
  return [
    { label: i18n._(msg`Minimum`), text: String(min ?? "") },
    { label: i18n._(msg`Maximum`), text: String(max ?? "") },
  ];
}
