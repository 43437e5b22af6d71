import { useLingui } from "@lingui/react/macro";
import { resetPassword } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../api/index.ts";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { FormFailure } from "./form/form-failure.tsx";
import { readFormText } from "./form/read-form-text.ts";
import { useFieldErrors } from "./form/use-field-errors.ts";
import { NewPasswordField } from "./new-password-field.tsx";

interface ResetPasswordFormProps {
  /** The secret part of the mailed link. */
  token: string;
  /** Whose account it is. */
  email: string;
  /** Whether it is the person's first password. */
  isFirst: boolean;
  onReset: (redirectTo: string) => void;
}

/** Sets a new password, from a mailed link. */
export function ResetPasswordForm({ token, email, isFirst, onReset }: ResetPasswordFormProps) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { token, password } }),
    onSuccess: ({ redirect_to }) => onReset(redirect_to),
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(readFormText(event.currentTarget)("password"));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure error={error} />
      {fieldErrors["token"] && <Alert tone="wrong">{fieldErrors["token"]}</Alert>}
      {/* Password managers keep the password under it. */}
      <input hidden name="email" autoComplete="username" value={email} readOnly />
      <NewPasswordField error={fieldErrors["password"]} />
      <Button type="submit" busy={isPending}>
        {isFirst ? t`Set the password` : t`Change password`}
      </Button>
    </form>
  );
}
