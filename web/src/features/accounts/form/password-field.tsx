import { useLingui } from "@lingui/react/macro";
import { type ChangeEventHandler, useState } from "react";

import { TextField } from "../../../ui/student/text-field.tsx";

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  error?: string | undefined;
  hint?: string;
  autoFocus?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A password that can be shown while typing it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t`Show password`}
          onClick={() => setShown(!shown)}
          className="min-h-11 rounded-control px-3 text-small font-semibold text-accent"
        >
          {shown ? t`Hide` : t`Show`}
        </button>
      }
    />
  );
}
