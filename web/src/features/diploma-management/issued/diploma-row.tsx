import { useLingui } from "@lingui/react/macro";
import type { CourseDiploma } from "@paso/contract";

import { formatDay } from "../../../i18n/format-day.ts";
import { EmailAddress } from "../../../ui/email-address.tsx";
import { Badge } from "../../../ui/staff/badge.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import type { OpenDialog } from "./diploma-actions.tsx";

interface DiplomaRowProps {
  diploma: CourseDiploma;
  mayManage: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** A diploma: holder, number, date, and whether it is still valid. */
export function DiplomaRow({ diploma, mayManage, onOpen }: DiplomaRowProps) {
  const { t, i18n } = useLingui();
  const { owner, revoke_reason: reason, reissued_at: reissued } = diploma;
  const name = diploma.name || t`A person who is no longer here`;
  const day = formatDay(diploma.issued_at, i18n.locale);
  const again = reissued && formatDay(reissued, i18n.locale);
  const isOtherName = owner !== null && owner.name !== diploma.name;
  return (
    <li className="flex items-start gap-3 border-line px-4 py-3 not-first:border-t sm:px-5">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-1 *:min-w-0 md:grid-cols-[5fr_4fr_4fr]">
        <div className="min-w-0 wrap-anywhere">
          <p className="leading-snug font-semibold">{name}</p>
          <p className="text-small text-muted">
            <EmailAddress>{owner?.email}</EmailAddress>
          </p>
          {isOtherName && <p className="text-small text-warm">{t`Is now called ${owner.name}`}</p>}
        </div>
        <p className="text-small wrap-anywhere tabular-nums">{diploma.number}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted tabular-nums">
          <span>{again ? t`issued ${day}, again ${again}` : t`issued ${day}`}</span>
          {diploma.revoked_at ? (
            <Badge tone="wrong">{t`Revoked`}</Badge>
          ) : (
            reissued && <Badge tone="accent">{t`Reissued`}</Badge>
          )}
          {!diploma.is_ready && <Badge tone="calm">{t`PDF is being made`}</Badge>}
          {reason && <p className="basis-full wrap-anywhere">{reason}</p>}
        </div>
      </div>
      <Menu label={t`More for ${name}, ${diploma.number}`}>
        <MenuItem
          label={t`History`}
          icon="clock"
          onAction={() => onOpen({ kind: "history", diploma })}
        />
        {mayManage && owner && !diploma.revoked_at && (
          <MenuItem
            label={t`Issue again`}
            icon="edit"
            onAction={() => onOpen({ kind: "reissue", diploma })}
          />
        )}
        {mayManage && !diploma.revoked_at && (
          <MenuItem
            label={t`Revoke`}
            icon="cross"
            tone="wrong"
            onAction={() => onOpen({ kind: "revoke", diploma })}
          />
        )}
        {mayManage && diploma.revoked_at && (
          <MenuItem
            label={t`Restore`}
            icon="restore"
            onAction={() => onOpen({ kind: "restore", diploma })}
          />
        )}
      </Menu>
    </li>
  );
}
