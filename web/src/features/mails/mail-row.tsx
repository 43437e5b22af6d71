import { Plural, useLingui } from "@lingui/react/macro";
import type { Mail } from "@paso/contract";
import { useId, useState } from "react";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { MailDetails } from "./mail-details.tsx";

/** A mail and its state; its content expands below. */
export function MailRow({ mail }: { mail: Mail }) {
  const { t, i18n } = useLingui();
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const { recipient, subject, state, attempts, response } = mail;
  const held = mail.restored_to && formatLocalDate(mail.restored_to, i18n.locale);
  const when = formatLocalDate(mail.ended_at ?? mail.queued_at, i18n.locale);
  return (
    <li className="border-line px-5 py-4 not-first:border-t">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{subject}</span>
            {state === "queued" && <Badge tone="warm">{t`Waiting`}</Badge>}
            {state === "sent" && <Badge tone="calm">{t`Sent`}</Badge>}
            {state === "failed" && <Badge tone="wrong">{t`Failed`}</Badge>}
          </p>
          <p className="text-small text-muted wrap-anywhere">{recipient}</p>
          <p className="text-small text-muted tabular-nums">
            <time dateTime={mail.ended_at ?? mail.queued_at}>{when}</time>
            {attempts > 1 && (
              <>
                {" · "}
                <Plural value={attempts} one="# attempt" other="# attempts" />
              </>
            )}
          </p>
          {held && (
            <p className="mt-1 text-small wrap-anywhere">
              {t`Held when the site was restored to its state of ${held}: it may have been sent before.`}
            </p>
          )}
          {state !== "sent" && response !== null && (
            <p className="mt-1 text-small wrap-anywhere">{t`Mail server: ${response}`}</p>
          )}
        </div>
        <Button
          variant="quiet"
          icon={open ? "up" : "down"}
          aria-label={t`Read the e-mail to ${recipient}`}
          aria-expanded={open}
          aria-controls={detailsId}
          onPress={() => setOpen(!open)}
        >
          {t`Read`}
        </Button>
      </div>
      <div id={detailsId}>{open && <MailDetails mail={mail} />}</div>
    </li>
  );
}
