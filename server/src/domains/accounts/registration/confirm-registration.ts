import { and, eq, gt, sql } from "drizzle-orm";

import { registrations, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { type DomainError, invalid } from "../../../platform/errors/domain-error.ts";
import { countAttempt, countNetworkAttempt } from "../../../platform/rate-limit.ts";
import { createUser } from "../people/create-user.ts";
import { verifyPassword } from "../people/hash-password.ts";
import { hashSecret } from "../session/session-secret.ts";

interface Confirmation {
  token: string;
  password: string;
  /** Client address, for the limit per network. */
  address: string;
}

/** Tokens cannot be guessed; this limits the cost of trying. A class shares one address. */
const NETWORK = { key: "confirm-registration", attempts: 300, seconds: 900 };
/** Password attempts per link. */
const LINK = { attempts: 10, seconds: 3_600 };

/**
 * Creates the account of a person who has the mailed link and knows the chosen password: signing up
 * with somebody else's address gives nobody an account. Of two concurrent calls, one succeeds.
 * @param isAllowed throws when the person may no longer have an account
 * @throws `invalid` on `token` when the link was used, has expired or was altered, all alike;
 *   `invalid` on `password`
 */
export async function confirmRegistration(
  ctx: Context,
  { token, password, address }: Confirmation,
  isAllowed: (registration: typeof registrations.$inferSelect) => Promise<void>,
): Promise<typeof registrations.$inferSelect> {
  await countNetworkAttempt(ctx, address, NETWORK);
  const isValid = and(
    eq(registrations.tokenHash, hashSecret(token)),
    gt(registrations.expiresAt, ctx.clock.now()),
  );
  const [found] = await ctx.database.select().from(registrations).where(isValid);
  if (!found) throw linkInvalid();
  await isAllowed(found);
  await countAttempt(ctx, { key: `confirm-registration:${found.id}`, ...LINK });
  if (!(await verifyPassword(found.passwordHash, password, "shared"))) {
    throw invalid({ password: ["This is not the password that you chose when you signed up."] });
  }
  await withTransaction(ctx, async (inner) => {
    const { rowCount } = await inner.database.delete(registrations).where(isValid);
    if (rowCount === 0) throw linkInvalid();
    const { email, firstName, lastName, locale, passwordHash, termsAcceptedAt } = found;
    const person = { email, firstName, lastName, locale, role: "student" as const };
    const userId = await createUser(inner, { ...person, password: null });
    // A race: the account was created in another way meanwhile.
    if (userId === null) throw linkInvalid();
    await inner.database
      .update(users)
      .set({ passwordHash, termsAcceptedAt })
      .where(eq(users.id, userId));
    const ofAddress = eq(sql`lower(${registrations.email})`, email.toLowerCase());
    await inner.database.delete(registrations).where(ofAddress);
    await recordAudit(inner, { action: "person.signed_up", actorId: userId, subjectId: userId });
  });
  return found;
}

function linkInvalid(): DomainError {
  return invalid({ token: ["This link is no longer valid. If you have used it before, sign in."] });
}
