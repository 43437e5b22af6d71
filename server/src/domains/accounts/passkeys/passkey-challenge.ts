import { and, eq, gt } from "drizzle-orm";

import { passkeyChallenges } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { hashSecret } from "../session/session-secret.ts";

/** Lifetime of a challenge in milliseconds; autofill waits until a passkey is chosen. */
const LIFE = 10 * 60_000;

/** The browser and purpose that a challenge was issued for. */
interface ChallengeUse {
  purpose: typeof passkeyChallenges.$inferSelect.purpose;
  /** The browser's secret. */
  secret: string;
}

/** Stores a challenge issued to a browser. */
export async function keepChallenge(
  ctx: Context,
  challenge: string,
  { purpose, secret }: ChallengeUse,
): Promise<void> {
  await ctx.database.insert(passkeyChallenges).values({
    challengeHash: hashSecret(challenge),
    browserHash: hashSecret(secret),
    purpose,
    expiresAt: new Date(ctx.clock.now().getTime() + LIFE),
  });
}

/**
 * Consumes the challenge that a browser answers, and returns it.
 * @param clientData what the authenticator signed, in base64url
 * @throws `invalid` when it was not issued to this browser for that, is used already or has expired
 */
export async function takeChallenge(
  ctx: Context,
  clientData: string,
  { purpose, secret }: ChallengeUse,
): Promise<string> {
  const challenge = readChallenge(clientData);
  const { rowCount } = await ctx.database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        eq(passkeyChallenges.browserHash, hashSecret(secret)),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, ctx.clock.now()),
      ),
    );
  if (rowCount === 0) throw invalid({ credential: ["This took too long. Try again."] });
  return challenge;
}

function readChallenge(clientData: string): string {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, "base64url").toString());
    const { challenge } = read as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}
