import type { Locale } from "@paso/contract";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";

import { emailChanges, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { findUserByEmail } from "../people/find-user-by-email.ts";
import { lockUser } from "../people/lock-user.ts";
import { addressTakenMail, emailCodeMail } from "./email-code-mail.ts";
import { hashEmailCode, newEmailCode } from "./email-code.ts";

interface EmailChangeRequest {
  userId: number;
  /** The present address. */
  present: string;
  email: string;
}

const HOUR = 3_600;
/** Mails that one person can have sent in an hour. */
const LIMIT = { attempts: 5, seconds: HOUR };

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
  const expiresAt = new Date(createdAt.getTime() + HOUR * 1_000);
  const row = { email, codeHash: null, createdAt, expiresAt };
  await withTransaction(ctx, async (inner) => {
    await inner.database
      .insert(emailChanges)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: emailChanges.userId, set: row });
    await enqueueJob(inner, mailEmailCodeJob, { userId });
  });
}

const payload = z.object({ userId: z.number() });

/** A job, so that the response time does not reveal whether an address has an account. */
export const mailEmailCodeJob = defineJob({
  name: "accounts.mail-email-code",
  payload,
  run: mailEmailCode,
});

async function mailEmailCode(ctx: Context, { userId }: z.output<typeof payload>): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const { database, clock, site } = inner;
    // Before the row, which goes with the account: in that order nothing deadlocks.
    await lockUser(inner, userId);
    const [found] = await database
      .select({ change: emailChanges, firstName: users.firstName, locale: users.locale })
      .from(emailChanges)
      .innerJoin(users, eq(users.id, emailChanges.userId))
      .where(eq(emailChanges.userId, userId));
    // A repeated run, or too late.
    if (!found || found.change.codeHash !== null || found.change.expiresAt <= clock.now()) return;
    const { email: recipient } = found.change;
    const owner = await findUserByEmail(inner, recipient);
    const code = newEmailCode();
    await database
      .update(emailChanges)
      .set({ codeHash: hashEmailCode(userId, code) })
      .where(eq(emailChanges.userId, userId));
    if (owner && owner.id !== userId) {
      const locale = owner.locale ?? site.locale;
      const mail = addressTakenMail({ locale, firstName: owner.firstName }, site);
      await queueMails(inner, [
        { kind: "known-address", userId: owner.id, recipient: owner.email, locale, ...mail },
      ]);
      return;
    }
    const locale: Locale = found.locale ?? site.locale;
    const mail = emailCodeMail({ locale, firstName: found.firstName }, site);
    await queueMails(inner, [
      { kind: "email-code", userId, recipient, locale, secret: code, usefulFor: HOUR, ...mail },
    ]);
  });
}

/** The address that a person's code was mailed to; null if none waits. */
export async function findEmailChange(ctx: Context, userId: number): Promise<string | null> {
  const [found] = await ctx.database
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(
      sql`${emailChanges.userId} = ${userId} and ${emailChanges.expiresAt} > ${ctx.clock.now()}`,
    );
  return found?.email ?? null;
}
