import { useLingui } from "@lingui/react/macro";
import { confirmRegistration, type EndpointOutput, signIn } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../api/index.ts";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { FormFailure } from "./form/form-failure.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { readFormText } from "./form/read-form-text.ts";
import { useFieldErrors } from "./form/use-field-errors.ts";

interface ConfirmFormProps {
  /** The secret part of the mailed link. */
  token: string;
  onSignedIn: (
    answer: EndpointOutput<typeof signIn>,
    /** Where the user was heading. */
    redirectTo: string,
  ) => void | Promise<void>;
}

/** Confirms the address with the password the user chose, and signs in. */
export function ConfirmForm({ token, onSignedIn }: ConfirmFormProps) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (password: string) => {
      const confirmed = await call(confirmRegistration, { body: { token, password } });
      const answer = await call(signIn, { body: { email: confirmed.email, password } });
      await onSignedIn(answer, confirmed.redirect_to);
    },
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(readFormText(event.currentTarget)("password"));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <FormFailure error={error} />
      {(fieldErrors["token"] ?? fieldErrors["email"]) && (
        <Alert tone="wrong">{fieldErrors["token"] ?? fieldErrors["email"]}</Alert>
      )}
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        hint={t`The one that you chose when you signed up.`}
        error={fieldErrors["password"]}
      />
      <Button type="submit" busy={isPending}>
        {t`Confirm and sign in`}
      </Button>
    </form>
  );
}
