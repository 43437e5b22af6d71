import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { ChoiceSwitch } from "./choice-switch.tsx";
import { chooseTheme } from "./choose-theme.ts";
import { rememberedTheme, type Theme } from "./theme.ts";

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const [theme, setTheme] = useState<Theme>(rememberedTheme);
  return (
    <ChoiceSwitch
      label={t`Theme`}
      value={theme}
      choices={[
        { value: "system", label: t`Device` },
        { value: "light", label: t`Light` },
        { value: "dark", label: t`Dark` },
      ]}
      onChange={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}
