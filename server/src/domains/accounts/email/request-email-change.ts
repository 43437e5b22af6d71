import { emailChanges } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { EMAIL_CODE_SECONDS } from "./email-code.ts";
import { mailEmailCodeJob } from "./mail-email-code.ts";

interface EmailChangeRequest {
  userId: number;
  /** The present address. */
  present: string;
  email: string;
}

/** Mails that one person can have sent in an hour. */
const LIMIT = { attempts: 5, seconds: 3_600 };

/**
 * Mails a code to an address that a person wants for their account, in place of an earlier one. Does the same
 * work if the address has an account, whose owner is mailed so.
 * @throws `conflict` on a site without a mail server, `invalid` on the present address, `rate_limited`
 */
export async function requestEmailChange(
  ctx: Context,
  { userId, present, email }: EmailChangeRequest,
): Promise<void> {
  if (!ctx.mail.transport) {
    throw conflict(
      "no_mail_server",
      "This site does not send mail yet. An administrator can change your address.",
    );
  }
  if (email === present) throw invalid({ email: ["This is your address already."] });
  await countAttempt(ctx, { key: `email-change:${userId}`, ...LIMIT });
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + EMAIL_CODE_SECONDS * 1_000);
  const row = { email, codeHash: null, createdAt, expiresAt };
  await withTransaction(ctx, async (inner) => {
    await inner.database
      .insert(emailChanges)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: emailChanges.userId, set: row });
    await enqueueJob(inner, mailEmailCodeJob, { userId });
  });
}
