import { Plural, useLingui } from "@lingui/react/macro";
import type { Mails } from "@paso/contract";

import { PathLink } from "../../ui/path-link.tsx";
import { Alert } from "../../ui/staff/alert.tsx";

/** The essentials: whether mails are sent at all, how many are pending and how many failed. */
export function MailSummary({ mails }: { mails: Mails }) {
  const { t } = useLingui();
  const { queued, failed, is_sending: isSending, time_zone: zone } = mails;
  return (
    <>
      {!isSending && (
        <Alert tone="warm" title={t`This site has no mail server yet`}>
          {t`E-mails wait here. You can read them and pass on what they say. Once there is one, those that are not older than three days are sent.`}
          <p>
            <PathLink
              path="/admin/site/mail"
              className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
            >
              {t`Set up a mail server`}
            </PathLink>
          </p>
        </Alert>
      )}
      <p className="text-muted tabular-nums">
        <Plural value={queued} _0="None is waiting" one="# is waiting" other="# are waiting" />
        {" · "}
        <Plural value={failed} _0="none has failed" one="# has failed" other="# have failed" />
        {" · "}
        {t`times in ${zone}`}
      </p>
    </>
  );
}
