import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey } from "./api.ts";

interface InvitedActionsProps {
  courseId: number;
  name: string;
  /** When the latest invitation was sent. */
  invitedAt: string;
  /** Sends it again; undefined if not permitted. */
  inviteAgain?: (() => Promise<unknown>) | undefined;
  /** Withdraws it; undefined if not permitted. */
  withdraw?: (() => Promise<unknown>) | undefined;
  /** Called once it is withdrawn and gone from the list, with its button. */
  onWithdrawn?: (() => void) | undefined;
}

/** Says that an invitation is still pending, and sends it again or withdraws it. */
export function InvitedActions({
  courseId,
  name,
  invitedAt,
  inviteAgain,
  withdraw,
  onWithdrawn,
}: InvitedActionsProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
  const onError = (error: Error) =>
    showToast({ text: <FailureText {...describeFailure(error)} /> });
  const again = useMutation({
    mutationFn: async () => inviteAgain?.(),
    onSuccess() {
      showToast({ text: t`Invitation sent again` });
      return refresh();
    },
    onError,
  });
  const end = useMutation({
    mutationFn: async () => withdraw?.(),
    async onSuccess() {
      showToast({ text: t`Invitation withdrawn` });
      await refresh();
      onWithdrawn?.();
    },
    onError,
  });
  const day = formatDay(invitedAt, i18n.locale);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone="warm">{t`invited ${day}`}</Badge>
      {inviteAgain && (
        <Button
          variant="plain"
          aria-label={t`Send the invitation to ${name} again`}
          busy={again.isPending}
          onPress={() => again.mutate()}
        >
          {t`Send again`}
        </Button>
      )}
      {withdraw && (
        <>
          <Button
            variant="plain"
            aria-label={t`Withdraw the invitation to ${name}`}
            busy={end.isPending}
            onPress={() => setAsking(true)}
          >
            {t`Withdraw`}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title={t`Withdraw the invitation to ${name}?`}
            confirmLabel={t`Withdraw the invitation`}
            danger
            onConfirm={() => {
              setAsking(false);
              end.mutate();
            }}
          >
            <p>{t`This person leaves the list. The link in the e-mail stops working, unless they are invited to another course, too.`}</p>
          </ConfirmDialog>
        </>
      )}
    </span>
  );
}
