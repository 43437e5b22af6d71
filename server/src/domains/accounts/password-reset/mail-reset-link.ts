import type { Locale } from "@paso/contract";

import { passwordResets } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { hashSecret } from "../session/session-secret.ts";
import { passwordResetMail } from "./password-reset-mail.ts";

/** Validity of a link in minutes. */
export const RESET_MINUTES = 60;

interface Recipient {
  id: number;
  email: string;
  firstName: string;
  locale: Locale;
}

/** Mails a person a link to choose a new password, in the caller's transaction. */
export async function mailResetLink(
  ctx: Context,
  user: Recipient,
  { byAdministrator }: { byAdministrator: boolean },
): Promise<void> {
  const { locale, firstName } = user;
  const token = newSecret();
  const now = ctx.clock.now();
  await ctx.database.insert(passwordResets).values({
    tokenHash: hashSecret(token),
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
  });
  await queueMails(ctx, [
    {
      kind: "password-reset",
      userId: user.id,
      recipient: user.email,
      locale,
      secret: token,
      usefulFor: RESET_MINUTES * 60,
      ...passwordResetMail(
        { locale, firstName, minutes: RESET_MINUTES, byAdministrator },
        ctx.site,
      ),
    },
  ]);
}
