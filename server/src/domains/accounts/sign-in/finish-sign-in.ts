import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, type DomainError } from "../../../platform/errors/domain-error.ts";
import { announceFactor, type FactorOwner } from "../second-factor/announce-factor.ts";
import { type CodeOutcome, takeAppCode } from "../second-factor/authenticator-app.ts";
import { countRecoveryCodes, takeRecoveryCode } from "../second-factor/recovery-codes.ts";
import { codeRefused } from "../second-factor/set-up-app.ts";
import type { Device } from "../session/describe-device.ts";
import { readDevice } from "../session/known-device.ts";
import { openSession, type SignedIn } from "../session/open-session.ts";
import { recordSignIn } from "../session/record-sign-in.ts";
import { admitCode } from "./admit-code.ts";
import { endPendingSignIn, findPendingSignIn } from "./pending-sign-in.ts";

interface SecondStep {
  /** A code of the app, or a recovery code. */
  code: string;
  /** The secret issued to the browser for its right password. */
  secret: string;
  /** The browser's known-device token, if someone has signed in with it before. */
  deviceToken: string | null;
  /** Parsed from the user agent. */
  device: Device;
  /** Client address. */
  address: string;
}

interface Finished extends SignedIn {
  /** How many recovery codes are left, if one was used. */
  codesLeft: number | null;
}

/**
 * Opens the session of a browser that gave a right password before and now the second factor.
 * @throws `conflict` (`sign_in_expired`) when it has to start over; `invalid` on `code`; `rate_limited`
 */
export async function finishSignIn(ctx: Context, input: SecondStep): Promise<Finished> {
  const { code, secret, deviceToken, device, address } = input;
  const user = await findPendingSignIn(ctx, secret);
  if (!user) throw signInExpired();
  const known = deviceToken === null ? null : await readDevice(ctx, deviceToken);
  const refund = await admitCode(ctx, user.id, known);
  const result = await withTransaction(ctx, async (inner) => {
    const { outcome, codesLeft } = await takeCode(inner, user, code);
    if (outcome !== "taken") return outcome;
    if (!(await endPendingSignIn(inner, secret))) throw signInExpired();
    const opened = await openSession(inner, user, { secret, known, device, address });
    return { ...opened, codesLeft };
  });
  if (typeof result === "string") {
    await recordSignIn(ctx, { userId: user.id, succeeded: false, device, address });
    throw codeRefused(result);
  }
  await refund();
  return result;
}

interface Taken {
  outcome: CodeOutcome;
  codesLeft: number | null;
}

async function takeCode(ctx: Context, user: FactorOwner, code: string): Promise<Taken> {
  const digits = code.replaceAll(/\s/g, "");
  if (/^\d{6}$/.test(digits)) {
    return { outcome: await takeAppCode(ctx, user.id, digits), codesLeft: null };
  }
  if (!(await takeRecoveryCode(ctx, user.id, code))) return { outcome: "wrong", codesLeft: null };
  const left = await countRecoveryCodes(ctx, user.id);
  await announceFactor(ctx, user, { what: "recovery-code-used", left });
  return { outcome: "taken", codesLeft: left };
}

function signInExpired(): DomainError {
  return conflict("sign_in_expired", "This took too long. Enter your password again.");
}
