import { useLingui } from "@lingui/react/macro";
import type { Identity } from "@paso/contract";
import { useState } from "react";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Button } from "../../../ui/student/button.tsx";
import { LeaveProviderDialog } from "./leave-provider-dialog.tsx";

/** A linked external account and when it was connected. */
export function IdentityRow({ identity }: { identity: Identity }) {
  const { t, i18n } = useLingui();
  const [isLeaving, setIsLeaving] = useState(false);
  const { name } = identity.provider;
  const joined = formatLocalDate(identity.joined_at, i18n.locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">{t`Connected ${joined}`}</p>
      </div>
      <Button
        variant="plain"
        className="max-sm:-ms-5"
        aria-label={t`Disconnect ${name}`}
        onClick={() => setIsLeaving(true)}
      >
        {t`Disconnect`}
      </Button>
      {isLeaving && <LeaveProviderDialog identity={identity} onClose={() => setIsLeaving(false)} />}
    </li>
  );
}
