import { eq } from "drizzle-orm";
import { z } from "zod";

import { registrations } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { findUserByEmail } from "../people/find-user-by-email.ts";
import { hashSecret } from "../session/session-secret.ts";
import { knownAddressMail, registrationMail } from "./registration-mail.ts";

const payload = z.object({ id: z.number() });

/** A job, so that the response time does not reveal whether an address has an account. */
export const mailRegistrationJob = defineJob({
  name: "accounts.mail-registration",
  payload,
  run: mailRegistration,
});

/** Mails the link to a new address; notifies the owner of a known one that they have an account. */
async function mailRegistration(ctx: Context, { id }: z.output<typeof payload>): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const [found] = await inner.database
      .select()
      .from(registrations)
      .where(eq(registrations.id, id))
      .for("update");
    // A repeated run, or too late.
    if (!found || found.tokenHash !== null || found.expiresAt <= inner.clock.now()) return;
    const { locale, email: recipient } = found;
    const user = await findUserByEmail(inner, recipient);
    if (user) {
      await inner.database.delete(registrations).where(eq(registrations.id, id));
      const owner = { locale: user.locale ?? locale, firstName: user.firstName };
      const mail = knownAddressMail(owner, inner.site);
      await queueMails(inner, [
        {
          kind: "known-address",
          userId: user.id,
          recipient: user.email,
          locale: owner.locale,
          ...mail,
        },
      ]);
      return;
    }
    const token = newSecret();
    await inner.database
      .update(registrations)
      .set({ tokenHash: hashSecret(token) })
      .where(eq(registrations.id, id));
    await queueMails(inner, [
      {
        kind: "registration",
        userId: null,
        recipient,
        locale,
        secret: token,
        ...registrationMail(found, inner.site),
      },
    ]);
  });
}
