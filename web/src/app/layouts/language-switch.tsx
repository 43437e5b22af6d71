import { useLingui } from "@lingui/react/macro";
import type { Locale } from "@paso/contract";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { useChangeLocale } from "../../session/use-change-locale.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { ChoiceSwitch } from "./choice-switch.tsx";

/** English or Spanish, each in its own words. */
export function LanguageSwitch({ labelHidden = false }: { labelHidden?: boolean }) {
  const { t, i18n } = useLingui();
  const changeLocale = useChangeLocale();
  const [error, setError] = useState<unknown>(null);
  return (
    <div>
      <ChoiceSwitch
        label={t`Language`}
        labelHidden={labelHidden}
        value={i18n.locale as Locale}
        choices={[
          { value: "en", label: "English", lang: "en" },
          { value: "es", label: "Español", lang: "es" },
        ]}
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
