import { useLingui } from "@lingui/react/macro";
import { forgotPassword } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../api/index.ts";
import { Button } from "../../ui/student/button.tsx";
import { TextField } from "../../ui/student/text-field.tsx";
import { FormFailure } from "./form/form-failure.tsx";
import { readFormText } from "./form/read-form-text.ts";
import { useFieldErrors } from "./form/use-field-errors.ts";

interface ForgotPasswordFormProps {
  /** Initial value. */
  email: string | undefined;
  /** Whether the address is focused at once. */
  takesFocus: boolean;
  onSent: (message: string) => void;
}

/** Asks for a mail with a link to choose a new password. */
export function ForgotPasswordForm({ email, takesFocus, onSent }: ForgotPasswordFormProps) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: { email: string }) => call(forgotPassword, { body }),
    onSuccess: ({ message }) => onSent(message),
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate({ email: readFormText(event.currentTarget)("email") });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure error={error} />
      <TextField
        label={t`E-mail address`}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        // The press that led back here removed its own button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        error={fieldErrors["email"]}
      />
      <Button type="submit" busy={isPending}>
        {t`Send link`}
      </Button>
    </form>
  );
}
