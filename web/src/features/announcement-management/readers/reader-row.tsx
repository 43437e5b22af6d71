import { Trans, useLingui } from "@lingui/react/macro";
import type { AnnouncementReader } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { EmailAddress } from "../../../ui/email-address.tsx";

/** A member of an announcement's audience. */
export function ReaderRow({ reader }: { reader: AnnouncementReader }) {
  const { t, i18n } = useLingui();
  const { name, email, avatar } = reader;
  const date = reader.read_at && formatLocalDate(reader.read_at, i18n.locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line px-4 py-2.5 not-first:border-t sm:px-5">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <Avatar name={name} picture={avatar} size="small" />
        <div className="min-w-0 wrap-anywhere">
          <p className="leading-snug font-semibold">{name}</p>
          <p className="text-small text-muted">
            <EmailAddress>{email}</EmailAddress>
          </p>
        </div>
      </div>
      <p className="text-small text-muted">{date ? <Trans>read on {date}</Trans> : t`not read`}</p>
    </li>
  );
}
