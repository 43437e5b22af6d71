import { eq, lt, sql } from "drizzle-orm";

import { sessions, users } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import type { Actor } from "../../platform/http/actor.ts";
import { invalid } from "../../platform/http/api-error.ts";
import { clearAttempts, countAttempt } from "../../platform/rate-limit.ts";
import { beginSession } from "./begin-session.ts";
import { endSession } from "./end-session.ts";
import { hashPassword, verifyPassword } from "./hash-password.ts";

interface SignIn {
  email: string;
  password: string;
  /** Where the request comes from, for the limit per address. */
  address: string;
  /** The browser's secret so far; a session under it ends. */
  secret: string | null;
}

const QUARTER_HOUR = 900;
const ACCOUNT_LIMIT = { attempts: 10, seconds: QUARTER_HOUR };
const ADDRESS_LIMIT = { attempts: 100, seconds: QUARTER_HOUR };

/**
 * Checks e-mail address and password and opens a session under a new secret.
 * Unknown and known addresses are refused alike and in the same time; failures are counted per
 * account and per address, successes are not.
 */
export async function signIn(
  ctx: Context,
  input: SignIn,
): Promise<{ actor: Actor; secret: string }> {
  const limits = [
    { key: `sign-in:account:${input.email.toLowerCase()}`, ...ACCOUNT_LIMIT },
    { key: `sign-in:address:${input.address}`, ...ADDRESS_LIMIT },
  ];
  for (const limit of limits) await countAttempt(ctx, limit);
  const [user] = await ctx.database
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, input.email.toLowerCase()));
  const nobodysHash = await hashOfNobody();
  const right = await verifyPassword(user?.passwordHash ?? nobodysHash, input.password);
  if (!user || !right) throw invalid({ email: ["E-mail address or password is wrong."] });
  await clearAttempts(ctx, limits);
  const secret = await withTransaction(ctx, async (inner) => {
    if (input.secret) await endSession(inner, input.secret);
    await inner.database.delete(sessions).where(lt(sessions.expiresAt, ctx.clock.now()));
    return beginSession(inner, user.id);
  });
  return { actor: user, secret };
}

let nobody: Promise<string> | undefined;

/** A hash that no password fits, so that an unknown address takes as long as a known one. */
function hashOfNobody(): Promise<string> {
  return (nobody ??= hashPassword(crypto.randomUUID()));
}
