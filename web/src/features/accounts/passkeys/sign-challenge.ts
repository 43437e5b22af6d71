import { challengePasskey, type PasskeyAssertion } from "@paso/contract";

import { call } from "../../../api/index.ts";

/** Loads on demand: most people sign in with a password. */
const loadCeremonies = () => import("@simplewebauthn/browser");

/**
 * Has a passkey sign a challenge of the server.
 * @param autofill waits until the person chooses one beside the address, instead of asking at once
 * @throws what the browser says where none was used, such as `NotAllowedError`
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

/** Stops waiting for a passkey that nobody chose. */
export async function stopCeremony(): Promise<void> {
  (await loadCeremonies()).WebAuthnAbortService.cancelCeremony();
}
