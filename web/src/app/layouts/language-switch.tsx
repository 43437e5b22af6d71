import { useLingui } from "@lingui/react/macro";
import type { Locale } from "@paso/contract";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { useChangeLocale } from "../../session/use-change-locale.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { ChoiceSwitch } from "./choice-switch.tsx";

const LANGUAGES = [
  { value: "en", name: "English" },
  { value: "es", name: "Español" },
] as const;

interface LanguageSwitchProps {
  labelHidden?: boolean;
  /** Shows codes instead of names, to save space. */
  isShort?: boolean;
}

/** English or Spanish, each named in its own language. */
export function LanguageSwitch({ labelHidden = false, isShort = false }: LanguageSwitchProps) {
  const { t, i18n } = useLingui();
  const changeLocale = useChangeLocale();
  const [error, setError] = useState<unknown>(null);
  return (
    <div>
      <ChoiceSwitch
        label={t`Language`}
        labelHidden={labelHidden}
        value={i18n.locale as Locale}
        choices={LANGUAGES.map(({ value, name }) => ({
          value,
          lang: value,
          ...(isShort ? { label: value.toUpperCase(), name } : { label: name }),
        }))}
        onChange={(locale) => {
          setError(null);
          changeLocale(locale).catch(setError);
        }}
      />
      {error !== null && (
        <p role="alert" className="mt-1.5 text-small text-wrong">
          <FailureText {...describeFailure(error)} />
        </p>
      )}
    </div>
  );
}
