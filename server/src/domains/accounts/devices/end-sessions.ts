import { and, eq, ne, type SQL, sql } from "drizzle-orm";

import { sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { hashSecret } from "../session/session-secret.ts";
import { nameSession } from "./name-session.ts";

interface OwnSession {
  userId: number;
  /** Of the calling browser. */
  secret: string;
}

/**
 * Ends one session of a person.
 * @throws `not_found` when they have none of this name, `conflict` when it is the calling one
 */
export async function endOneSession(
  ctx: Context,
  { userId, secret, sessionId }: OwnSession & { sessionId: string },
): Promise<void> {
  if (nameSession(hashSecret(secret)) === sessionId) {
    throw conflict("current_session", "This is the device you are using. Sign out instead.");
  }
  const name = Buffer.from(sessionId, "base64url");
  const ended = await endSessions(ctx, userId, sql`sha256(${sessions.tokenHash}) = ${name}`);
  if (ended === 0) throw notFound();
}

/** Ends all sessions of a person except the calling one. Returns how many. */
export function endOtherSessions(ctx: Context, { userId, secret }: OwnSession): Promise<number> {
  return endSessions(ctx, userId, ne(sessions.tokenHash, hashSecret(secret)));
}

async function endSessions(ctx: Context, userId: number, which: SQL): Promise<number> {
  const { rowCount } = await ctx.database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), which));
  return rowCount ?? 0;
}
