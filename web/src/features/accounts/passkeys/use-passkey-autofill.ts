import type { PasskeyAssertion } from "@paso/contract";
import { useEffect, useEffectEvent, useRef } from "react";

import { offersPasskeys } from "./passkey-support.ts";
import { signChallenge, stopCeremony } from "./sign-challenge.ts";

interface Autofill {
  /** Signing in in another way: nothing is offered meanwhile. */
  isBusy: boolean;
  onChosen: (credential: PasskeyAssertion) => void;
}

/** Offers the device's passkeys among the suggestions of the address field. */
export function usePasskeyAutofill({ isBusy, onChosen }: Autofill): void {
  const choose = useEffectEvent(onChosen);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isBusy) return undefined;
    let isOver = false;
    const offer = async () => {
      if (!(await offersPasskeys()) || isOver) return;
      isWaiting.current = true;
      const credential = await signChallenge({ autofill: true });
      isWaiting.current = false;
      if (!isOver) choose(credential);
    };
    // Without suggestions there is still the button.
    void offer().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [isBusy]);

  // Another ceremony ends this one; leaving the screen does not.
  useEffect(
    () => () => {
      if (isWaiting.current) void stopCeremony();
    },
    [],
  );
}
