import { useLingui } from "@lingui/react/macro";

import { TextField } from "../../../ui/student/text-field.tsx";

interface PersonFieldsProps {
  /** Which addresses are accepted. */
  emailHint?: string;
  errors: Readonly<Record<string, string | undefined>>;
}

/** The person a new account is for: `first_name`, `last_name` and `email` of a form. */
export function PersonFields({ emailHint, errors }: PersonFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`First name`}
          name="first_name"
          autoComplete="given-name"
          error={errors["first_name"]}
        />
        <TextField
          label={t`Last name`}
          name="last_name"
          autoComplete="family-name"
          error={errors["last_name"]}
        />
      </div>
      <TextField
        label={t`E-mail address`}
        name="email"
        type="email"
        autoComplete="username"
        {...(emailHint !== undefined && { hint: emailHint })}
        error={errors["email"]}
      />
    </>
  );
}
