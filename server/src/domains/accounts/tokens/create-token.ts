import { MAX_TOKENS, type TokenScope } from "@paso/contract";
import { and, eq, gt } from "drizzle-orm";

import { personalTokens } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../people/actor.ts";
import { lockUser } from "../people/lock-user.ts";
import { announceFactor } from "../second-factor/announce-factor.ts";
import { hashSecret } from "../session/session-secret.ts";
import type { StoredToken } from "./list-tokens.ts";
import { newToken } from "./token-secret.ts";

interface NewToken {
  name: string;
  scopes: TokenScope[];
  /** Validity in days. */
  days: number;
}

const DAY = 86_400_000;

/**
 * Creates a token for a person and notifies them by mail. Its secret is returned, but not stored.
 * @throws `conflict` when they have too many valid ones
 */
export async function createToken(
  ctx: Context,
  owner: Actor,
  { name, scopes, days }: NewToken,
): Promise<{ secret: string; token: StoredToken }> {
  const secret = newToken();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + days * DAY);
  return withTransaction(ctx, async (inner) => {
    await lockUser(inner, owner.id);
    const isValid = and(
      eq(personalTokens.userId, owner.id),
      gt(personalTokens.expiresAt, createdAt),
    );
    if ((await inner.database.$count(personalTokens, isValid)) >= MAX_TOKENS) throw tooMany();
    const [token] = await inner.database
      .insert(personalTokens)
      .values({
        userId: owner.id,
        tokenHash: hashSecret(secret),
        name,
        scopes,
        ending: secret.slice(-4),
        createdAt,
        expiresAt,
      })
      .returning();
    if (!token) throw new Error("The token was not stored.");
    await announceFactor(inner, owner, { what: "token-made", name });
    await recordAudit(inner, {
      action: "token.created",
      actorId: owner.id,
      subjectId: owner.id,
      after: { token_name: name, scopes, valid_days: days },
    });
    return { secret, token };
  });
}

function tooMany() {
  return conflict("too_many_tokens", "You have {most} tokens already. Revoke one first.", {
    most: MAX_TOKENS,
  });
}
