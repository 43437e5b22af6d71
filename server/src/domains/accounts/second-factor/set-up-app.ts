import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { type DomainError, invalid } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../people/actor.ts";
import { announceFactor } from "./announce-factor.ts";
import { type CodeOutcome, confirmApp, keepNewKey } from "./authenticator-app.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { totpUri } from "./totp.ts";

/** A key to set up an app with: to type, and for a QR code. The app is not active yet. */
export async function offerApp(ctx: Context, { id, email }: Actor) {
  const key = await keepNewKey(ctx, id);
  return { key, uri: totpUri(key, { issuer: ctx.site.name, label: email }) };
}

/**
 * Activates the app whose key was offered, given a right code, and notifies the person by mail.
 * @returns the person's recovery codes, which cannot be read again
 * @throws `invalid` on `code`
 */
export async function addApp(ctx: Context, person: Actor, code: string): Promise<string[]> {
  return withTransaction(ctx, async (inner) => {
    const outcome = await confirmApp(inner, person.id, code);
    if (outcome !== "taken") throw codeRefused(outcome);
    await announceFactor(inner, person, { what: "app-added" });
    return renewRecoveryCodes(inner, person.id);
  });
}

/** The error for a rejected code. */
export function codeRefused(outcome: Exclude<CodeOutcome, "taken">): DomainError {
  return invalid({
    code: [
      outcome === "wrong"
        ? "This code is wrong. Check that you typed the one that is shown now."
        : "This code was used already. Wait for the next one.",
    ],
  });
}
