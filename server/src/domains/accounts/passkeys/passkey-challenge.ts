import { and, eq, gt } from "drizzle-orm";

import { passkeyChallenges } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { hashSecret } from "../session/session-secret.ts";

/** Milliseconds for which a browser may sign a challenge; autofill waits until somebody chooses. */
const LIFE = 10 * 60_000;

/** Which browser was given a challenge, and what for. */
interface ChallengeUse {
  purpose: typeof passkeyChallenges.$inferSelect.purpose;
  /** The browser's secret. */
  secret: string;
}

/** Remembers a challenge that a browser was given. */
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
 * Uses up the challenge that a browser answers, and returns it.
 * @param clientData what the authenticator signed, in base64url
 * @throws `invalid` where this browser was not given it for that, answered it already or took too long
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
