import type { PasskeyAssertion } from "@paso/contract";
import { eq } from "drizzle-orm";

import { passkeys, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type DomainError, invalid } from "../../../platform/errors/domain-error.ts";
import type { StoredPasskey } from "./list-passkeys.ts";
import { takeChallenge } from "./passkey-challenge.ts";

/**
 * The person whose passkey signed a challenge issued to this browser.
 * @param secret the browser's
 * @throws `invalid` on `credential`, whatever is wrong
 */
export async function verifyPasskey(
  ctx: Context,
  assertion: PasskeyAssertion,
  secret: string,
): Promise<typeof users.$inferSelect> {
  const { clientDataJSON, userHandle } = assertion.response;
  const challenge = await takeChallenge(ctx, clientDataJSON, { purpose: "sign-in", secret });
  const [found] = await ctx.database
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, assertion.id));
  if (!found) throw unknownPasskey();
  const { passkey, user } = found;
  if (userHandle && userHandle !== user.passkeyHandle) throw unknownPasskey();
  const counter = await verifySignature(ctx, assertion, { passkey, challenge });
  if (counter === null) throw unknownPasskey();
  await ctx.database
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.clock.now() })
    .where(eq(passkeys.id, passkey.id));
  return user;
}

/** The authenticator's new counter; null if the signature, the site or the counter is wrong. */
async function verifySignature(
  { site }: Context,
  assertion: PasskeyAssertion,
  { passkey, challenge }: { passkey: StoredPasskey; challenge: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin: site.url,
    expectedRPID: site.host,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  return result?.verified ? result.authenticationInfo.newCounter : null;
}

function unknownPasskey(): DomainError {
  return invalid({
    credential: ["This site does not know this passkey. Sign in with your password instead."],
  });
}
