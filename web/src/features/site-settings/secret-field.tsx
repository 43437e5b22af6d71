import { useLingui } from "@lingui/react/macro";
import { Input, TextField as AriaTextField } from "react-aria-components/TextField";

import { Button } from "../../ui/staff/button.tsx";
import { ariaFieldProps, FieldFrame, inputClass } from "../../ui/staff/field.tsx";

interface SecretFieldProps {
  label: string;
  /** `unreadable`: stored, but can no longer be decrypted. */
  state: "none" | "stored" | "unreadable";
  /** The input; null to keep the stored one. */
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** A secret that is stored and never shown again: it can be replaced or removed. */
export function SecretField({ label, state, value, onChange, error }: SecretFieldProps) {
  const { t } = useLingui();
  const hints = {
    none: undefined,
    stored: t`A password is stored. Type another one to replace it.`,
    unreadable: t`The stored password cannot be read with this server’s key. Enter it again.`,
  };
  const isRemoved = value === "" && state === "stored";
  return (
    <div className="grid justify-items-start">
      <AriaTextField
        {...ariaFieldProps({ label, error, className: "w-full" })}
        type="password"
        value={value ?? ""}
        onChange={(text) => onChange(text === "" ? null : text)}
        autoComplete="off"
      >
        <FieldFrame
          label={label}
          hint={isRemoved ? t`The stored password will be removed.` : hints[state]}
          error={error}
        >
          <Input
            {...(state === "stored" && value === null && { placeholder: "••••••••" })}
            className={inputClass}
          />
        </FieldFrame>
      </AriaTextField>
      {state === "stored" && (
        <Button variant="plain" className="-ms-2" onPress={() => onChange(isRemoved ? null : "")}>
          {isRemoved ? t`Keep the stored password` : t`Remove the stored password`}
        </Button>
      )}
    </div>
  );
}
