import { eq } from "drizzle-orm";
import { z } from "zod";

import { emailChanges, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { findUserByEmail } from "../people/find-user-by-email.ts";
import { lockUser } from "../people/lock-user.ts";
import { addressTakenMail, emailCodeMail } from "./email-code-mail.ts";
import { EMAIL_CODE_SECONDS, hashEmailCode, newEmailCode } from "./email-code.ts";

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
    const locale = found.locale ?? site.locale;
    const mail = emailCodeMail({ locale, firstName: found.firstName }, site);
    await queueMails(inner, [
      {
        kind: "email-code",
        userId,
        recipient,
        locale,
        secret: code,
        usefulFor: EMAIL_CODE_SECONDS,
        ...mail,
      },
    ]);
  });
}
