import { eq, sql } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { clearAttempts, countAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../people/actor.ts";
import { verifyPassword } from "../people/hash-password.ts";
import { unusableHash } from "../people/unusable-hash.ts";
import { beginSession } from "./begin-session.ts";
import { endSession } from "./end-session.ts";

interface SignIn {
  email: string;
  password: string;
  /** Client address, for the limit per address. */
  address: string;
  /** The browser's current secret; its session ends. */
  secret: string | null;
}

const QUARTER_HOUR = 900;
const ACCOUNT_LIMIT = { attempts: 10, seconds: QUARTER_HOUR };
/** More than the password queue holds: a class signing in together shares one address. */
const ADDRESS_LIMIT = { attempts: 300, seconds: QUARTER_HOUR };

/**
 * Checks e-mail address and password and opens a session under a new secret.
 * Unknown and known addresses are refused alike and in the same time; failures are counted per
 * account and per address, successes are not.
 */
export async function signIn(
  ctx: Context,
  input: SignIn,
): Promise<{ actor: Actor; secret: string }> {
  // The address first: once blocked, it can neither block accounts nor fill the table.
  const limits = [
    { key: `sign-in:address:${input.address}`, ...ADDRESS_LIMIT },
    { key: `sign-in:account:${input.email.toLowerCase()}`, ...ACCOUNT_LIMIT },
  ];
  for (const limit of limits) await countAttempt(ctx, limit);
  const user = await findByPassword(ctx, input).catch(async (error: unknown) => {
    // Refused before it was tried, such as by a full password queue.
    await clearAttempts(ctx, limits);
    throw error;
  });
  if (!user) throw invalid({ email: ["E-mail address or password is wrong."] });
  await clearAttempts(ctx, limits);
  const secret = await withTransaction(ctx, async (inner) => {
    if (input.secret) await endSession(inner, input.secret);
    return beginSession(inner, user.id);
  });
  return { actor: user, secret };
}

/**
 * The person with this e-mail address and password; null when either is wrong, after the same work.
 */
async function findByPassword(ctx: Context, { email, password }: SignIn) {
  const [user] = await ctx.database
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  // Also for a known address, so that both take equally long.
  const noUsersHash = await unusableHash();
  const right = await verifyPassword(user?.passwordHash ?? noUsersHash, password);
  return user && right ? user : null;
}
