import { useLingui } from "@lingui/react/macro";

import { describeFailure } from "../../api/index.ts";
import { useUser } from "../../session/session-query.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { ChoiceSwitch } from "./choice-switch.tsx";
import { rememberedTheme } from "./theme.ts";
import { useChangeTheme } from "./use-change-theme.ts";

/** Light, dark, or the device's setting. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const user = useUser();
  const { mutate, variables, error } = useChangeTheme();
  return (
    <div>
      <ChoiceSwitch
        label={t`Theme`}
        value={variables ?? user?.theme ?? rememberedTheme()}
        choices={[
          { value: "system", label: t`Device` },
          { value: "light", label: t`Light` },
          { value: "dark", label: t`Dark` },
        ]}
        onChange={(theme) => mutate(theme)}
      />
      {error !== null && (
        <p role="alert" className="mt-1.5 text-small text-wrong">
          <FailureText {...describeFailure(error)} />
        </p>
      )}
    </div>
  );
}
