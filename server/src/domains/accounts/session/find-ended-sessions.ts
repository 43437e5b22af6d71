import { and, gt, inArray } from "drizzle-orm";

import { sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { hashSecret } from "./session-secret.ts";

/** Which of these browsers' secrets have no open session any more, in one statement. */
export async function findEndedSessions(
  ctx: Context,
  secrets: readonly string[],
): Promise<Set<string>> {
  const byHash = new Map(secrets.map((secret) => [hashSecret(secret).toString("hex"), secret]));
  const hashes = [...byHash.keys()].map((hash) => Buffer.from(hash, "hex"));
  const open = await ctx.database
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, hashes), gt(sessions.expiresAt, ctx.clock.now())));
  for (const { tokenHash } of open) byHash.delete(tokenHash.toString("hex"));
  return new Set(byHash.values());
}
