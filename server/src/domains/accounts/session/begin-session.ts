import { eq } from "drizzle-orm";

import { sessions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { sessionEndOf, sessionLimitsOf } from "./session-limits.ts";
import { hashSecret } from "./session-secret.ts";

/** Opens a session for a person and returns the new secret for the browser's cookie. */
export async function beginSession(ctx: Context, userId: number): Promise<string> {
  const [user] = await ctx.database
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error("There is nobody to open a session for.");
  const secret = newSecret();
  const now = ctx.clock.now();
  await ctx.database.insert(sessions).values({
    tokenHash: hashSecret(secret),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEndOf(sessionLimitsOf(ctx, user.role), now, now),
  });
  return secret;
}
