import { locale } from "@paso/contract";
import { z } from "zod";

import { passwordResets } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { findUserByEmail } from "../people/find-user-by-email.ts";
import { hashSecret } from "../session/session-secret.ts";
import { passwordResetMail } from "./password-reset-mail.ts";

/** For how long a link is valid. */
export const RESET_MINUTES = 60;

const request = z.object({ email: z.string(), locale });

/** Apart from the request, so that this takes no longer for an address that has an account. */
export const sendPasswordResetJob = defineJob({
  name: "accounts.send-password-reset",
  payload: request,
  run: sendPasswordReset,
});

/** Mails a link to the person with this address, if there is one who may sign in. */
async function sendPasswordReset(ctx: Context, asked: z.output<typeof request>): Promise<void> {
  const user = await findUserByEmail(ctx, asked.email);
  if (!user || user.disabledAt !== null) return;
  const token = newSecret();
  const now = ctx.clock.now();
  const mail = { locale: user.locale ?? asked.locale, firstName: user.firstName };
  await withTransaction(ctx, async (inner) => {
    await inner.database.insert(passwordResets).values({
      tokenHash: hashSecret(token),
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
    });
    await queueMails(inner, [
      {
        kind: "password-reset",
        userId: user.id,
        recipient: user.email,
        locale: mail.locale,
        secret: token,
        usefulFor: RESET_MINUTES * 60,
        ...passwordResetMail({ ...mail, minutes: RESET_MINUTES }, ctx.site),
      },
    ]);
  });
}
