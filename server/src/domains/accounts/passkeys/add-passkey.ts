import {
  type addPasskey as addPasskeyEndpoint,
  type EndpointInput,
  MAX_PASSKEYS,
} from "@paso/contract";

import { passkeys } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { lockUser } from "../people/lock-user.ts";
import { announceFactor, type FactorOwner } from "../second-factor/announce-factor.ts";
import { listPasskeys, type StoredPasskey } from "./list-passkeys.ts";
import { ALGORITHMS, tooManyPasskeys } from "./offer-passkey.ts";
import { takeChallenge } from "./passkey-challenge.ts";

type Credential = EndpointInput<typeof addPasskeyEndpoint>["body"]["credential"];

interface NewPasskey {
  person: FactorOwner;
  name: string;
  credential: Credential;
  /** The browser's secret. */
  secret: string;
}

/**
 * Adds a passkey to a person's account.
 * @throws `invalid` on `credential` unless it answers a challenge issued to this browser, was created
 *   for this site, and the device has verified the person
 */
export async function addPasskey(ctx: Context, input: NewPasskey): Promise<StoredPasskey> {
  const { person, name, credential, secret } = input;
  const userId = person.id;
  const { clientDataJSON, transports = [] } = credential.response;
  const challenge = await takeChallenge(ctx, clientDataJSON, { purpose: "add", secret });
  const made = await verify(ctx, credential, challenge);
  return withTransaction(ctx, async (inner) => {
    await lockUser(inner, userId);
    const known = await listPasskeys(inner, userId);
    if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const [stored] = await inner.database
      .insert(passkeys)
      .values({ userId, name, transports, ...made, createdAt: inner.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!stored) throw conflict("passkey_known", "This passkey has been added already.");
    await announceFactor(inner, person, { what: "passkey-added", name });
    return stored;
  });
}

async function verify({ site }: Context, response: Credential, expectedChallenge: string) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const result = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as never,
    expectedChallenge,
    expectedOrigin: site.url,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => null);
  if (!result?.verified) {
    throw invalid({ credential: ["This passkey does not fit this site. Try again."] });
  }
  const { credential, credentialDeviceType } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isSynced: credentialDeviceType === "multiDevice",
  };
}
