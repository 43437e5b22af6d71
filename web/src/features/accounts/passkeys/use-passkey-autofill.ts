import type { PasskeyAssertion } from "@paso/contract";
import { useEffect, useEffectEvent, useRef } from "react";

import { offersPasskeys } from "./passkey-support.ts";
import { signChallenge, stopCeremony } from "./sign-challenge.ts";

interface Autofill {
  /** Whether another sign-in is in progress; nothing is offered then. */
  isBusy: boolean;
  onChosen: (credential: PasskeyAssertion) => void;
}

/** Offers the device's passkeys in the address field's autofill. */
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

  // A new ceremony aborts a pending one by itself; unmounting does not.
  useEffect(
    () => () => {
      if (isWaiting.current) void stopCeremony();
    },
    [],
  );
}
