import { eq } from "drizzle-orm";

import { emailChanges } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { lockUser } from "../people/lock-user.ts";
import { changeEmail } from "./change-email.ts";
import { hashEmailCode } from "./email-code.ts";

/** Codes that one person can try in an hour. */
const LIMIT = { attempts: 10, seconds: 3_600 };

/**
 * Gives a person the address at which they read their code.
 * @returns that address
 * @throws `invalid` on `code` when it is wrong, was used or has expired, all alike; `rate_limited`
 */
export async function confirmEmailChange(
  ctx: Context,
  { userId, code }: { userId: number; code: string },
): Promise<string> {
  await countAttempt(ctx, { key: `email-code:${userId}`, ...LIMIT });
  return withTransaction(ctx, async (inner) => {
    await lockUser(inner, userId);
    const [found] = await inner.database
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId));
    const isRight = found?.codeHash?.equals(hashEmailCode(userId, code));
    if (!found || !isRight || found.expiresAt <= inner.clock.now()) {
      throw invalid({ code: ["This is not the code of the latest mail, or it has expired."] });
    }
    const { email } = found;
    await changeEmail(inner, { userId, email, by: "owner" });
    await recordAudit(inner, {
      action: "person.corrected",
      actorId: userId,
      subjectId: userId,
      after: { new_email: true },
    });
    return email;
  });
}
