import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A boolean in the reader's language. */
export function yesOrNo(value: boolean, i18n: I18n): string {
  return i18n._(value ? msg`Yes` : msg`No`);
}
