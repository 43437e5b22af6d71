import { useLingui } from "@lingui/react/macro";
import { type EndpointOutput, type PasskeyAssertion, signInWithPasskey } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { PasskeyFailure } from "./passkey-failure.tsx";
import { hasPasskeySupport, rememberPasskey } from "./passkey-support.ts";
import { signChallenge } from "./sign-challenge.ts";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

interface PasskeySignInProps {
  onSignedIn: (answer: EndpointOutput<typeof signInWithPasskey>) => void | Promise<void>;
  /** Whether a password sign-in is in progress. */
  isBusy: boolean;
}

/** Signs in without an address: the passkey names the person. */
export function PasskeySignIn({ onSignedIn, isBusy }: PasskeySignInProps) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (chosen: PasskeyAssertion | null) => {
      const credential = chosen ?? (await signChallenge());
      return call(signInWithPasskey, { body: { credential } });
    },
    onSuccess: (answer) => {
      rememberPasskey();
      return onSignedIn(answer);
    },
  });
  usePasskeyAutofill({ isBusy: isBusy || isPending, onChosen: mutate });
  if (!hasPasskeySupport()) return null;
  return (
    <>
      <PasskeyFailure error={error} />
      <Button variant="quiet" busy={isPending} onClick={() => mutate(null)}>
        {t`Sign in with a passkey`}
      </Button>
    </>
  );
}
