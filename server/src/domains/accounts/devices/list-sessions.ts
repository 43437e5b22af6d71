import type { OpenSession } from "@paso/contract";
import { and, desc, eq, gt } from "drizzle-orm";

import { sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { hashSecret } from "../session/session-secret.ts";
import { nameSession } from "./name-session.ts";

/** A person's open sessions: the one of the secret first, then by latest use. */
export async function listSessions(
  ctx: Context,
  { userId, secret }: { userId: number; secret: string },
): Promise<OpenSession[]> {
  const rows = await ctx.database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.clock.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  const current = hashSecret(secret);
  return rows
    .map((row) => ({
      id: nameSession(row.tokenHash),
      browser: row.browser,
      system: row.system,
      signed_in_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      is_current: row.tokenHash.equals(current),
    }))
    .toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
}
