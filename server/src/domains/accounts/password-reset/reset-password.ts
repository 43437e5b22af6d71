import type { Locale } from "@paso/contract";
import { and, eq, gt } from "drizzle-orm";

import { passwordResets, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { type DomainError, invalid } from "../../../platform/errors/domain-error.ts";
import { countNetworkAttempt } from "../../../platform/rate-limit.ts";
import { announcePassword } from "../people/announce-password.ts";
import { checkPassword } from "../people/check-password.ts";
import { hashPassword } from "../people/hash-password.ts";
import { revokeTokens } from "../people/revoke-tokens.ts";
import { storePassword } from "../people/store-password.ts";
import { hashSecret } from "../session/session-secret.ts";

interface PasswordReset {
  token: string;
  password: string;
  /** Client address, for the limit per network. */
  address: string;
  /** Fallback language of the mail, if the person has chosen none. */
  locale: Locale;
}

/** Tokens cannot be guessed; this limits the cost of trying. A class shares one address. */
const LIMIT = { key: "password-reset", attempts: 300, seconds: 900 };
/** Its own: looking at links takes no attempt from choosing a password. */
const CHECK_LIMIT = { ...LIMIT, key: "password-reset-check" };

/**
 * The person whom a link was mailed to; consumes nothing.
 * @throws `invalid` on `token` when the link was used, has expired or was altered, all alike
 */
export async function checkReset(
  ctx: Context,
  { token, address }: Pick<PasswordReset, "token" | "address">,
): Promise<{ email: string }> {
  await countNetworkAttempt(ctx, address, CHECK_LIMIT);
  const { email } = await findOwner(ctx, token);
  return { email };
}

/**
 * Replaces the password of the person whom a link was mailed to, and notifies them by mail; ends all
 * their sessions, revokes their tokens and invalidates all their links.
 * @throws `invalid` on `token` when the link was used, has expired or was altered, all alike
 */
export async function resetPassword(ctx: Context, input: PasswordReset): Promise<void> {
  await countNetworkAttempt(ctx, input.address, LIMIT);
  const owner = await findOwner(ctx, input.token);
  // Before the link is consumed: a weak password leaves it valid.
  await checkPassword(ctx, input.password, owner);
  const passwordHash = await hashPassword(input.password);
  await withTransaction(ctx, async (inner) => {
    const { rowCount } = await inner.database
      .delete(passwordResets)
      .where(isValid(inner, input.token));
    if (rowCount === 0) throw linkInvalid();
    await storePassword(inner, { userId: owner.id, passwordHash, mustChange: false });
    await revokeTokens(inner, owner.id);
    await announcePassword(inner, owner, input.locale);
  });
}

async function findOwner(ctx: Context, token: string) {
  const [owner] = await ctx.database
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      locale: users.locale,
      disabledAt: users.disabledAt,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isValid(ctx, token));
  if (!owner || owner.disabledAt !== null) throw linkInvalid();
  return owner;
}

function isValid({ clock }: Context, token: string) {
  return and(
    eq(passwordResets.tokenHash, hashSecret(token)),
    gt(passwordResets.expiresAt, clock.now()),
  );
}

function linkInvalid(): DomainError {
  return invalid({ token: ["This link is no longer valid. Ask for a new one."] });
}
