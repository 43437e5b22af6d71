import type { Locale } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { timeFormat } from "../../../platform/date-formats.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { passwordChangedMail } from "./password-changed-mail.ts";

interface Recipient {
  id: number;
  email: string;
  firstName: string;
  locale: Locale | null;
}

/** Mails a person that their password was changed, in the transaction that changes it. */
export async function announcePassword(
  ctx: Context,
  owner: Recipient,
  /** Fallback language of the mail, if the person has chosen none. */
  fallback: Locale,
): Promise<void> {
  const locale = owner.locale ?? fallback;
  const when = timeFormat(ctx.site.timeZone, locale).format(ctx.clock.now());
  const { id: userId, email: recipient, firstName } = owner;
  const mail = passwordChangedMail({ locale, firstName, when }, ctx.site);
  await queueMails(ctx, [{ kind: "password-changed", userId, recipient, locale, ...mail }]);
}
