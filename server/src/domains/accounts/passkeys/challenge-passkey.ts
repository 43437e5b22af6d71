import type { Context } from "../../../platform/context.ts";
import { countNetworkAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../people/actor.ts";
import { listPasskeys } from "./list-passkeys.ts";
import { keepChallenge } from "./passkey-challenge.ts";

/** The sign-in screen asks for one each time it is opened; a school shares one address. */
const LIMIT = { key: "passkey", attempts: 2_000, seconds: 900 };

interface Challenge {
  /** Whose passkeys may answer; null for any on this site. */
  actor: Actor | null;
  /** Client address, for the limit per network. */
  address: string;
  /** The browser's secret. */
  secret: string;
}

/** A challenge for a passkey to sign. */
export async function challengePasskey(ctx: Context, { actor, address, secret }: Challenge) {
  await countNetworkAttempt(ctx, address, LIMIT);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const own = actor ? await listPasskeys(ctx, actor.id) : [];
  const options = await generateAuthenticationOptions({
    rpID: ctx.site.host,
    userVerification: "required",
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await keepChallenge(ctx, options.challenge, { purpose: "sign-in", secret });
  return options;
}
