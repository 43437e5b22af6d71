import { useLingui } from "@lingui/react/macro";
import type { Passkey } from "@paso/contract";
import { useState } from "react";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Button } from "../../../ui/student/button.tsx";
import { RemovePasskeyDialog } from "./remove-passkey-dialog.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";

/** A passkey and when it was created and used. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t, i18n } = useLingui();
  const [opened, setOpened] = useState<"rename" | "remove" | null>(null);
  const { name } = passkey;
  const created = formatLocalDate(passkey.created_at, i18n.locale);
  const used = passkey.last_used_at && formatLocalDate(passkey.last_used_at, i18n.locale);
  const close = () => setOpened(null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">{t`Added ${created}`}</p>
        <p className="text-small text-muted">
          {used ? t`Last used ${used}` : t`Not used to sign in yet`}
        </p>
      </div>
      <div className="flex gap-1 max-sm:-ms-5">
        <Button variant="plain" aria-label={t`Rename ${name}`} onClick={() => setOpened("rename")}>
          {t`Rename`}
        </Button>
        <Button variant="plain" aria-label={t`Remove ${name}`} onClick={() => setOpened("remove")}>
          {t`Remove`}
        </Button>
      </div>
      {opened === "rename" && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {opened === "remove" && <RemovePasskeyDialog passkey={passkey} onClose={close} />}
    </li>
  );
}
