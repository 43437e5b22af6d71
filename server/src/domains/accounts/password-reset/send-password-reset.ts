import { locale } from "@paso/contract";
import { z } from "zod";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { findUserByEmail } from "../people/find-user-by-email.ts";
import { mailResetLink } from "./mail-reset-link.ts";

const request = z.object({ email: z.string(), locale });

/** A job, so that the response time does not reveal whether an address has an account. */
export const sendPasswordResetJob = defineJob({
  name: "accounts.send-password-reset",
  payload: request,
  run: sendPasswordReset,
});

/** Mails a link to the person with this address, if one exists and may sign in. */
async function sendPasswordReset(ctx: Context, asked: z.output<typeof request>): Promise<void> {
  const user = await findUserByEmail(ctx, asked.email);
  if (!user || user.disabledAt !== null) return;
  await withTransaction(ctx, (inner) =>
    mailResetLink(
      inner,
      { ...user, locale: user.locale ?? asked.locale },
      { byAdministrator: false },
    ),
  );
}
