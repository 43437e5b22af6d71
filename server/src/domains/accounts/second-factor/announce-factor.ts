import type { Locale } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { timeFormat } from "../../../platform/date-formats.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { type FactorChange, secondFactorMail } from "./second-factor-mail.ts";

export interface FactorOwner {
  id: number;
  email: string;
  firstName: string;
  locale: Locale | null;
}

/** Mails a person what changed in their sign-in methods, in the transaction that changes it. */
export async function announceFactor(
  ctx: Context,
  owner: FactorOwner,
  change: FactorChange,
): Promise<void> {
  const locale = owner.locale ?? ctx.site.locale;
  const when = timeFormat(ctx.site.timeZone, locale).format(ctx.clock.now());
  const { id: userId, email: recipient, firstName } = owner;
  const mail = secondFactorMail({ locale, firstName, when, change }, ctx.site);
  await queueMails(ctx, [{ kind: "second-factor", userId, recipient, locale, ...mail }]);
}
