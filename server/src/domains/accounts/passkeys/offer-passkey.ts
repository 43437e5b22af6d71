import { randomBytes } from "node:crypto";

import { MAX_PASSKEYS } from "@paso/contract";
import { eq, sql } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, type DomainError } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../people/actor.ts";
import { listPasskeys } from "./list-passkeys.ts";
import { keepChallenge } from "./passkey-challenge.ts";

/** EdDSA, ES256 and RS256: what authenticators have. The library would look for experimental ones first. */
export const ALGORITHMS = [-8, -7, -257] as const;

/**
 * What a person's browser makes a new passkey of: one that names the account without an address typed,
 * and that the device uses only after a finger, a face or a PIN.
 * @param secret the browser's
 */
export async function offerPasskey(ctx: Context, actor: Actor, secret: string) {
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const known = await listPasskeys(ctx, actor.id);
  if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  const options = await generateRegistrationOptions({
    rpName: "Paso",
    rpID: ctx.site.host,
    userID: new Uint8Array(Buffer.from(await handleOf(ctx, actor.id), "base64url")),
    userName: actor.email,
    userDisplayName: `${actor.firstName} ${actor.lastName}`.trim(),
    attestationType: "none",
    supportedAlgorithmIDs: [...ALGORITHMS],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await keepChallenge(ctx, options.challenge, { purpose: "add", secret });
  return options;
}

/** The account's handle; chosen at the first call. */
async function handleOf({ database }: Context, userId: number): Promise<string> {
  const chosen = randomBytes(32).toString("base64url");
  const [user] = await database
    .update(users)
    .set({ passkeyHandle: sql`coalesce(${users.passkeyHandle}, ${chosen})` })
    .where(eq(users.id, userId))
    .returning({ handle: users.passkeyHandle });
  return user?.handle ?? chosen;
}

export function tooManyPasskeys(): DomainError {
  return conflict(
    "too_many_passkeys",
    "You have {count} passkeys, which is the most. Remove one first.",
    { count: MAX_PASSKEYS },
  );
}
