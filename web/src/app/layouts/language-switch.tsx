import { useLingui } from "@lingui/react/macro";
import type { Locale } from "@paso/contract";

import { useChangeLocale } from "../../session/use-change-locale.ts";
import { ChoiceSwitch } from "./choice-switch.tsx";

/** English or Spanish, each in its own words. */
export function LanguageSwitch({ labelHidden = false }: { labelHidden?: boolean }) {
  const { t, i18n } = useLingui();
  const changeLocale = useChangeLocale();
  return (
    <ChoiceSwitch
      label={t`Language`}
      labelHidden={labelHidden}
      value={i18n.locale as Locale}
      choices={[
        { value: "en", label: "English", lang: "en" },
        { value: "es", label: "Español", lang: "es" },
      ]}
      onChange={(locale) => void changeLocale(locale)}
    />
  );
}
