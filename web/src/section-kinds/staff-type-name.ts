import { useLingui } from "@lingui/react";
import { type Locale, SECTION_TYPE_NAMES, type SectionType } from "@paso/contract";

/** Returns the names of the kinds of sections in the reader's language. */
export function useTypeName(): (type: SectionType) => string {
  const { i18n } = useLingui();
  return (type) => SECTION_TYPE_NAMES[type][i18n.locale as Locale];
}
