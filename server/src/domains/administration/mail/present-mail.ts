import type { Mail } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { readHeld } from "../../../platform/mail/hold-queued-mails.ts";
import type { MailRow } from "../../../platform/mail/list-mails.ts";

/** A mail as administrators list it. */
export function presentMail(mail: MailRow, { timeZone }: SiteSettings): Mail {
  const { id, kind, recipient, subject, state, attempts, response, queuedAt, endedAt } = mail;
  const restoredTo = readHeld(response);
  return {
    id,
    kind,
    recipient,
    subject,
    state,
    attempts,
    response: restoredTo ? null : response,
    restored_to: restoredTo && formatLocalDate(restoredTo, timeZone),
    queued_at: formatLocalDate(queuedAt, timeZone),
    ended_at: endedAt && formatLocalDate(endedAt, timeZone),
  };
}
