import { sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import type { Actor } from "../people/actor.ts";
import { type Device, UNKNOWN_DEVICE } from "./describe-device.ts";
import { recordSeen } from "./record-seen.ts";
import { sessionEndOf, sessionLimitsOf } from "./session-limits.ts";
import { hashSecret } from "./session-secret.ts";

/** Opens a session for a person and returns the new secret for the browser's cookie. */
export async function beginSession(
  ctx: Context,
  person: Pick<Actor, "id" | "role">,
  { browser, system }: Device = UNKNOWN_DEVICE,
): Promise<string> {
  const now = ctx.clock.now();
  await recordSeen(ctx, person.id);
  const secret = newSecret();
  await ctx.database.insert(sessions).values({
    tokenHash: hashSecret(secret),
    userId: person.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEndOf(sessionLimitsOf(ctx, person.role), now, now),
    browser,
    system,
    authenticatedAt: now,
  });
  return secret;
}
