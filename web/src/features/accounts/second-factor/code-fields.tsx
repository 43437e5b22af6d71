import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { TextField } from "../../../ui/student/text-field.tsx";

interface CodeFieldProps {
  error: string | undefined;
}

/** Takes the focus when it appears: it is the next step. */
function useFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

/** The six digits that an authenticator app shows. */
export function AppCodeField({ error }: CodeFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      key="app"
      ref={useFocus()}
      label={t`Code from your authenticator app`}
      hint={t`Six digits; the app shows new ones every 30 seconds.`}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      spellCheck={false}
      error={error}
    />
  );
}

/** One of the recovery codes shown when the app was set up. */
export function RecoveryCodeField({ error }: CodeFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      key="recovery"
      ref={useFocus()}
      label={t`Recovery code`}
      hint={t`One of the ten that you kept when you set up the app. Each works once.`}
      name="code"
      autoComplete="off"
      autoCapitalize="none"
      maxLength={50}
      spellCheck={false}
      error={error}
    />
  );
}
