import type { EndpointOutput, SecondFactor, signIn, signInWithPasskey } from "@paso/contract";
import { useState } from "react";

import { PasswordStep } from "./password-step.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";

interface SignInFormProps {
  /** Fixed address, if that user's session expired. */
  email?: string;
  /** Where the provider returns to; defaults to the role's start page. */
  next: string | undefined;
  /** Whether the form for a password is shown although administrators hide it. */
  asksForPassword?: boolean;
  /** Reports the address while it is typed, for links beside the form. */
  onEmailTyped?: (email: string) => void;
  onSignedIn: (answer: EndpointOutput<typeof signInWithPasskey>) => void | Promise<void>;
}

/** E-mail address and password, then the second factor if the account has one. */
export function SignInForm(props: SignInFormProps) {
  const { email, next, asksForPassword = false, onEmailTyped, onSignedIn } = props;
  const [typedEmail, setTypedEmail] = useState(email);
  const [due, setDue] = useState<SecondFactor[] | null>(null);
  const [expired, setExpired] = useState<Error | null>(null);

  const goOn = (answer: EndpointOutput<typeof signIn>) => {
    if (!("second_factors" in answer)) return onSignedIn(answer);
    setDue(answer.second_factors);
    return undefined;
  };

  if (due !== null) {
    return (
      <SecondFactorStep
        factors={due}
        onSignedIn={onSignedIn}
        onBack={(reason) => {
          setExpired(reason);
          setDue(null);
        }}
      />
    );
  }
  return (
    <PasswordStep
      email={typedEmail}
      isEmailGiven={email !== undefined}
      next={next}
      asksForPassword={asksForPassword}
      expired={expired}
      onEmailTyped={onEmailTyped}
      onSent={(sent) => {
        setTypedEmail(sent);
        setExpired(null);
      }}
      onRight={goOn}
      onSignedIn={onSignedIn}
    />
  );
}
