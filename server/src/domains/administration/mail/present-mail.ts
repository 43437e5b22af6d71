import type { Mail } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { MailRow } from "../../../platform/mail/list-mails.ts";

/** A mail as administrators list it. */
export function presentMail(mail: MailRow, { timeZone }: SiteSettings): Mail {
  const { id, kind, recipient, subject, state, attempts, response, queuedAt, endedAt } = mail;
  return {
    id,
    kind,
    recipient,
    subject,
    state,
    attempts,
    response,
    queued_at: formatLocalDate(queuedAt, timeZone),
    ended_at: endedAt && formatLocalDate(endedAt, timeZone),
  };
}
