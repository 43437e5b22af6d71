import { useLingui } from "@lingui/react/macro";

import { TextField } from "../../ui/staff/text-field.tsx";
import type { PersonNaming } from "./api.ts";

interface NamingFieldsProps {
  fields: PersonNaming;
  onChange: (change: Partial<PersonNaming>) => void;
  /** The first message for each refused field. */
  errors: Readonly<Record<string, string>>;
  /** What another address leads to. */
  emailHint?: string | undefined;
}

/** What a person is called, and where they are mailed. */
export function NamingFields({ fields, onChange, errors, emailHint }: NamingFieldsProps) {
  const { t } = useLingui();
  const nameField = (name: "first_name" | "last_name", label: string) => (
    <TextField
      label={label}
      name={name}
      value={fields[name]}
      onChange={(value) => onChange({ [name]: value })}
      maxLength={100}
      error={errors[name]}
    />
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {nameField("first_name", t`First name`)}
        {nameField("last_name", t`Last name`)}
      </div>
      <TextField
        label={t`E-mail address`}
        name="email"
        type="email"
        value={fields.email}
        onChange={(email) => onChange({ email })}
        maxLength={254}
        hint={emailHint}
        error={errors["email"]}
      />
    </>
  );
}
