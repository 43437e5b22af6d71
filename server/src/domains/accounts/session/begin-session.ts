import { sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { hashSecret, SESSION_SECONDS } from "./session-secret.ts";

/** Opens a session for a person and returns the new secret for the browser's cookie. */
export async function beginSession(ctx: Context, userId: number): Promise<string> {
  const secret = newSecret();
  const now = ctx.clock.now();
  await ctx.database.insert(sessions).values({
    tokenHash: hashSecret(secret),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  return secret;
}
