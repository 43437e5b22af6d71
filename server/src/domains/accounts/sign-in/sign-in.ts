import type { SecondFactor } from "@paso/contract";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { findUserByEmail } from "../people/find-user-by-email.ts";
import { verifyPassword } from "../people/hash-password.ts";
import { unusableHash } from "../people/unusable-hash.ts";
import { findDueFactors } from "../second-factor/find-due-factors.ts";
import type { Device } from "../session/describe-device.ts";
import { endSession } from "../session/end-session.ts";
import { readDevice } from "../session/known-device.ts";
import { openSession, refuseDisabled, type SignedIn } from "../session/open-session.ts";
import { recordSignIn } from "../session/record-sign-in.ts";
import { admitSignIn } from "../session/sign-in-limits.ts";
import { keepPendingSignIn } from "./pending-sign-in.ts";

interface SignIn {
  email: string;
  password: string;
  /** Client address, for the limit per network. */
  address: string;
  /** The browser's current secret; its session ends. */
  secret: string | null;
  /** The browser's known-device token, if someone has signed in with it before. */
  deviceToken: string | null;
  /** Parsed from the user agent. */
  device: Device;
}

/** The password was right, but a second factor is required. */
interface SecondFactorDue {
  due: SecondFactor[];
  /** The browser's new secret, which opens no session yet. */
  secret: string;
}

/**
 * Checks e-mail address and password and opens a session under a new secret, unless the account
 * has a second factor, which is then required.
 * Unknown and known addresses are refused alike and after the same work; wrong passwords slow down
 * later attempts, right ones do not.
 */
export async function signIn(ctx: Context, input: SignIn): Promise<SignedIn | SecondFactorDue> {
  const user = await findUserByEmail(ctx, input.email);
  const known = input.deviceToken === null ? null : await readDevice(ctx, input.deviceToken);
  const isKnown = user !== null && known !== null && known.userIds.includes(user.id);
  const admission = await admitSignIn(ctx, {
    email: input.email,
    address: input.address,
    knownDevice: isKnown ? `${known.id}:${user.id}` : null,
  });
  // Also computed for a known address, so that both take equally long.
  const noUsersHash = await unusableHash();
  const isRight = await verifyPassword(
    user?.passwordHash ?? noUsersHash,
    input.password,
    admission.isKnown ? "reserved" : "shared",
  ).catch(async (error: unknown) => {
    // Refused before it was tried, for example by a full queue.
    await admission.refund();
    throw error;
  });
  const { device, address } = input;
  if (!user || !isRight) {
    await recordSignIn(ctx, { userId: user?.id ?? null, succeeded: false, device, address });
    throw invalid({ email: ["E-mail address or password is wrong."] });
  }
  await admission.refund();
  refuseDisabled(user, "email");
  const due = await findDueFactors(ctx, user);
  if (due.length === 0) {
    return openSession(ctx, user, { secret: input.secret, known, device, address });
  }
  const secret = await withTransaction(ctx, async (inner) => {
    if (input.secret) await endSession(inner, input.secret);
    return keepPendingSignIn(inner, user.id);
  });
  return { due, secret };
}
