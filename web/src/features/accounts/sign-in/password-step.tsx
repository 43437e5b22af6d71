import { useLingui } from "@lingui/react/macro";
import { type EndpointOutput, signIn, type signInWithPasskey } from "@paso/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";

import { call } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { OtherWays } from "../providers/other-ways.tsx";
import { ProviderButtons } from "../providers/provider-buttons.tsx";
import { signInOptionsQuery } from "../providers/provider-queries.ts";

interface PasswordStepProps {
  /** Initial value. */
  email: string | undefined;
  /** Whether the address is fixed: that user's session expired. */
  isEmailGiven: boolean;
  /** Where the provider returns to; defaults to the role's start page. */
  next: string | undefined;
  /** Whether the form for a password is shown although administrators hide it. */
  asksForPassword: boolean;
  /** Why the user is back here. */
  expired: Error | null;
  onEmailTyped: ((email: string) => void) | undefined;
  onSent: (email: string) => void;
  onRight: (answer: EndpointOutput<typeof signIn>) => void | Promise<void>;
  onSignedIn: (answer: EndpointOutput<typeof signInWithPasskey>) => void | Promise<void>;
}

/**
 * E-mail address and password, a passkey, or a provider. The providers appear once loaded; input is kept
 * until then, and when it is refused.
 */
export function PasswordStep(props: PasswordStepProps) {
  const { email, isEmailGiven, next, asksForPassword, expired } = props;
  const { onEmailTyped, onSent, onRight, onSignedIn } = props;
  const { t } = useLingui();
  const { data: options } = useQuery(signInOptionsQuery);
  const [isTyping, setIsTyping] = useState(false);
  const isHidden = options?.hides_password && !asksForPassword && !isTyping;
  const providers = options?.providers ?? [];
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
      {!isHidden && (
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          onInput={() => setIsTyping(true)}
          className="grid gap-5"
        >
          <FormFailure error={error ?? expired} />
          <TextField
            label={t`E-mail address`}
            name="email"
            type="email"
            autoComplete="username webauthn"
            defaultValue={email}
            readOnly={isEmailGiven}
            onChange={({ currentTarget }) => onEmailTyped?.(currentTarget.value)}
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
      )}
      {!isHidden && providers.length > 0 && <OtherWays />}
      <ProviderButtons providers={providers} next={next} />
      <PasskeySignIn onSignedIn={onSignedIn} isBusy={isPending} />
    </div>
  );
}
