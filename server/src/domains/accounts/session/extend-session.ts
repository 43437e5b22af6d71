import type { Role } from "@paso/contract";
import { and, eq, gt, lte, or } from "drizzle-orm";

import { sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { CLOCK_TOLERANCE } from "../../../platform/wrong-clock.ts";
import { recordSeen } from "./record-seen.ts";
import { sessionEndOf, sessionLimitsOf } from "./session-limits.ts";

interface UsedSession {
  tokenHash: Buffer;
  role: Role;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Milliseconds between two recorded uses of a session, to save writes. */
const PRECISION = 300_000;

/** Records the use of a session, and thus of the account, at most every few minutes. */
export async function extendSession(ctx: Context, session: UsedSession): Promise<void> {
  const now = ctx.clock.now();
  const due = new Date(now.getTime() - PRECISION);
  const ahead = new Date(now.getTime() + CLOCK_TOLERANCE);
  if (session.lastSeenAt > due && session.lastSeenAt <= ahead) return;
  const limits = sessionLimitsOf(ctx, session.role);
  const extended = await ctx.database
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: sessionEndOf(limits, session.createdAt, now) })
    .where(
      and(
        eq(sessions.tokenHash, session.tokenHash),
        // Unless another request has recorded it; times written by a clock that was ahead are corrected.
        or(lte(sessions.lastSeenAt, due), gt(sessions.lastSeenAt, ahead)),
      ),
    )
    .returning({ userId: sessions.userId });
  for (const { userId } of extended) await recordSeen(ctx, userId);
}
