import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { personalTokens, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { TokenHolder } from "../../../platform/principal.ts";
import { hasSecondFactor, needsSecondFactor } from "../second-factor/has-second-factor.ts";
import { hashSecret } from "../session/session-secret.ts";
import { isTokenShaped } from "./token-secret.ts";

/**
 * The holder of a token, with their current role and obligations; null if it was revoked, has expired
 * or never existed, or if the person is disabled.
 */
export async function findTokenHolder(ctx: Context, token: string): Promise<TokenHolder | null> {
  if (!isTokenShaped(token)) return null;
  const [found] = await ctx.database
    .select({
      tokenId: personalTokens.id,
      scopes: personalTokens.scopes,
      principal: {
        id: users.id,
        role: users.role,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        avatar: users.avatar,
        locale: users.locale,
        timeZone: users.timeZone,
        theme: users.theme,
        mustChangePassword: users.mustChangePassword,
      },
      hasSecondFactor: sql<boolean>`${hasSecondFactor(users.id)}`,
    })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(
      and(
        eq(personalTokens.tokenHash, hashSecret(token)),
        gt(personalTokens.expiresAt, ctx.clock.now()),
        isNull(users.disabledAt),
      ),
    );
  if (!found) return null;
  const { principal, tokenId, scopes } = found;
  const lacksSecondFactor = needsSecondFactor(ctx, principal.role) && !found.hasSecondFactor;
  return { tokenId, scopes, principal: { ...principal, lacksSecondFactor } };
}
