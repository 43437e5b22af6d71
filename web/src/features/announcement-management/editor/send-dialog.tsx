import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncement } from "@paso/contract";

import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import { useAudienceName } from "../settings/use-audience-name.ts";
import { useSiteDate } from "../settings/use-site-date.ts";

interface SendDialogProps {
  /** As it was just saved. */
  announcement: ManagedAnnouncement;
  open: boolean;
  onClose: () => void;
  onSend: () => void;
}

/** Shows whom an announcement will reach before it is sent. */
export function SendDialog({ announcement, open, onClose, onSend }: SendDialogProps) {
  const { t } = useLingui();
  const nameOf = useAudienceName();
  const dateOf = useSiteDate();
  const { audience, send_date: sendDate, time_zone: timeZone } = announcement;
  const name = nameOf(announcement);
  const date = sendDate && dateOf(sendDate, timeZone);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={date ? t`Schedule this announcement?` : t`Send this announcement now?`}
      confirmLabel={date ? t`Schedule` : t`Send`}
      onConfirm={onSend}
    >
      <p className="font-semibold text-ink wrap-anywhere">
        {name}: <Plural value={audience} _0="nobody yet" one="# person" other="# people" />
      </p>
      <p className="mt-2">
        {date ? (
          <Trans>
            It goes out on {date}. People are notified then, in the bell and by e-mail, as each of
            them chose.
          </Trans>
        ) : (
          t`People are notified in the bell and by e-mail, as each of them chose. A mail cannot be taken back.`
        )}
      </p>
    </ConfirmDialog>
  );
}
