import { useLingui } from "@lingui/react/macro";
import { type EndpointOutput, signIn, type signInWithPasskey } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";

interface PasswordStepProps {
  /** To begin with. */
  email: string | undefined;
  /** Whether it cannot be changed: that person's session ended. */
  isEmailGiven: boolean;
  /** Why one is back here. */
  expired: Error | null;
  onSent: (email: string) => void;
  onRight: (answer: EndpointOutput<typeof signIn>) => void | Promise<void>;
  onSignedIn: (answer: EndpointOutput<typeof signInWithPasskey>) => void | Promise<void>;
}

/** E-mail address and password, or a passkey. What was typed stays when they are refused. */
export function PasswordStep(props: PasswordStepProps) {
  const { email, isEmailGiven, expired, onSent, onRight, onSignedIn } = props;
  const { t } = useLingui();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(signIn, { body }),
    onSuccess: onRight,
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = readFormText(event.currentTarget);
    onSent(text("email"));
    mutate({ email: text("email"), password: text("password") });
  };

  return (
    <div className="grid gap-5">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <FormFailure error={error ?? expired} />
        <TextField
          label={t`E-mail address`}
          name="email"
          type="email"
          autoComplete="username webauthn"
          defaultValue={email}
          readOnly={isEmailGiven}
          error={fieldErrors["email"]}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          error={fieldErrors["password"]}
        />
        <Button type="submit" busy={isPending}>
          {t`Sign in`}
        </Button>
      </form>
      <PasskeySignIn onSignedIn={onSignedIn} isBusy={isPending} />
    </div>
  );
}
