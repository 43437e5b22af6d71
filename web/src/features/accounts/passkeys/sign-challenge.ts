import { challengePasskey, type PasskeyAssertion } from "@paso/contract";

import { call } from "../../../api/index.ts";

/** Loads on demand: most people sign in with a password. */
const loadCeremonies = () => import("@simplewebauthn/browser");

/**
 * Has a passkey sign a challenge from the server.
 * @param autofill waits until one is chosen in the address field, instead of prompting at once
 * @throws the browser's error if none was used, such as `NotAllowedError`
 */
export async function signChallenge({ autofill = false } = {}): Promise<PasskeyAssertion> {
  const [{ startAuthentication }, options] = await Promise.all([
    loadCeremonies(),
    call(challengePasskey),
  ]);
  return startAuthentication({
    optionsJSON: options as never,
    useBrowserAutofill: autofill,
  });
}

/** Cancels a pending request for a passkey. */
export async function stopCeremony(): Promise<void> {
  (await loadCeremonies()).WebAuthnAbortService.cancelCeremony();
}
