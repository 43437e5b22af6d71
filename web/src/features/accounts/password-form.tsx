import { useLingui } from "@lingui/react/macro";
import { changePassword } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../api/index.ts";
import { Button } from "../../ui/student/button.tsx";
import { FormFailure } from "./form/form-failure.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { readFormText } from "./form/read-form-text.ts";
import { useFieldErrors } from "./form/use-field-errors.ts";
import { NewPasswordField } from "./new-password-field.tsx";

/** Changes the user's password. */
export function PasswordForm({
  onChanged,
}: {
  onChanged: (message: string) => void | Promise<void>;
}) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: { current_password: string; password: string }) =>
      call(changePassword, { body }),
    onSuccess: ({ message }) => onChanged(message),
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = readFormText(event.currentTarget);
    mutate({ current_password: text("current_password"), password: text("password") });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure error={error} />
      <PasswordField
        label={t`Current password`}
        name="current_password"
        autoComplete="current-password"
        error={fieldErrors["current_password"]}
      />
      <NewPasswordField error={fieldErrors["password"]} />
      <Button type="submit" busy={isPending}>
        {t`Change password`}
      </Button>
    </form>
  );
}
