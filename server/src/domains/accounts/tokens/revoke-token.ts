import { and, eq } from "drizzle-orm";

import { personalTokens, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { announceFactor } from "../second-factor/announce-factor.ts";

interface Revocation {
  /** The token's owner. */
  userId: number;
  tokenId: number;
  /** Who revokes it: its owner, or an administrator. */
  actorId: number;
}

/**
 * Revokes a token, with immediate effect. If somebody else does it, the owner is notified by mail.
 * @throws `not_found` when it is not this person's
 */
export async function revokeToken(
  ctx: Context,
  { userId, tokenId, actorId }: Revocation,
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const [revoked] = await inner.database
      .delete(personalTokens)
      .where(and(eq(personalTokens.id, tokenId), eq(personalTokens.userId, userId)))
      .returning({ name: personalTokens.name, scopes: personalTokens.scopes });
    if (!revoked) throw notFound();
    const { name, scopes } = revoked;
    const record = { action: "token.revoked", actorId, subjectId: userId } as const;
    await recordAudit(inner, { ...record, before: { token_name: name, scopes } });
    if (actorId === userId) return;
    const [owner] = await inner.database.select().from(users).where(eq(users.id, userId));
    if (owner) await announceFactor(inner, owner, { what: "token-revoked", name });
  });
}
