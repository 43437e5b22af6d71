import { useLingui } from "@lingui/react/macro";
import { PASSWORD_MIN_LENGTH } from "@paso/contract";
import { useState } from "react";

import { PasswordField } from "./form/password-field.tsx";
import { PasswordStrength } from "./strength/password-strength.tsx";

/** A new password, with its strength while typing. */
export function NewPasswordField({ error }: { error?: string | undefined }) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const min = PASSWORD_MIN_LENGTH;
  return (
    <div>
      <PasswordField
        label={t`New password`}
        name="password"
        autoComplete="new-password"
        hint={t`At least ${min} characters. A few unrelated words make a good one.`}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordStrength password={password} />
    </div>
  );
}
