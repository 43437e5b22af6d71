import { useLingui } from "@lingui/react/macro";
import { PASSWORD_MIN_LENGTH } from "@paso/contract";
import { useState } from "react";

import { PasswordField } from "./form/password-field.tsx";
import { PasswordStrength } from "./strength/password-strength.tsx";

/** A new password, with its strength while typing. */
export function NewPasswordField({ error }: { error?: string | undefined }) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  /** What was wrong with a password that has been changed since. */
  const [outdated, setOutdated] = useState<string>();
  if (error === undefined && outdated !== undefined) setOutdated(undefined);
  const min = PASSWORD_MIN_LENGTH;
  return (
    <div>
      <PasswordField
        label={t`New password`}
        name="password"
        autoComplete="new-password"
        hint={t`At least ${min} characters. A few unrelated words make a good one.`}
        error={outdated === undefined ? error : undefined}
        onChange={(event) => {
          setPassword(event.target.value);
          setOutdated(error);
        }}
      />
      <PasswordStrength password={password} />
    </div>
  );
}
