import type { PasskeyAssertion } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { verifyPasskey } from "../passkeys/verify-passkey.ts";
import type { Device } from "../session/describe-device.ts";
import { readDevice } from "../session/known-device.ts";
import { openSession, refuseDisabled, type SignedIn } from "../session/open-session.ts";

interface PasskeySignIn {
  credential: PasskeyAssertion;
  /** The browser's current secret; its session ends. */
  secret: string;
  /** The browser's known-device token, if someone has signed in with it before. */
  deviceToken: string | null;
  /** Parsed from the user agent. */
  device: Device;
  /** Client address. */
  address: string;
}

/** Opens a session for a passkey's owner: it is bound to the site, and the device verified them. */
export async function signInWithPasskey(ctx: Context, input: PasskeySignIn): Promise<SignedIn> {
  const { credential, secret, deviceToken, device, address } = input;
  const user = await verifyPasskey(ctx, credential, secret);
  refuseDisabled(user, "credential");
  const known = deviceToken === null ? null : await readDevice(ctx, deviceToken);
  return openSession(ctx, user, { secret, known, device, address });
}
