import { useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncement } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import {
  ANNOUNCEMENTS_KEY,
  postUnplan,
  removeAnnouncement,
} from "../queries/announcement-queries.ts";
import { storeAnnouncement } from "../queries/store-announcement.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

interface AnnouncementActionsProps {
  announcement: ManagedAnnouncement;
  onDeleted: () => void;
}

/** What can be done with the whole announcement, depending on its state. */
export function AnnouncementActions({ announcement, onDeleted }: AnnouncementActionsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<"delete" | "withdraw" | null>(null);
  const { id, state } = announcement;
  const onError = (error: Error) =>
    showToast({ text: <FailureText {...describeFailure(error)} /> });
  const unplan = useMutation({
    mutationFn: () => postUnplan(id),
    async onSuccess(draft) {
      await storeAnnouncement(queryClient, draft);
      showToast({ text: t`It is a draft again.` });
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => removeAnnouncement(id),
    onSuccess() {
      onDeleted();
      void queryClient.invalidateQueries({ queryKey: [...ANNOUNCEMENTS_KEY, "list"] });
      showToast({ text: t`Draft deleted` });
    },
    onError,
  });
  return (
    <>
      {state === "draft" && (
        <Button variant="quiet" icon="trash" onPress={() => setAsked("delete")}>
          {t`Delete`}
        </Button>
      )}
      {state === "planned" && (
        <Button variant="quiet" busy={unplan.isPending} onPress={() => unplan.mutate()}>
          {t`Do not send yet`}
        </Button>
      )}
      {(state === "sent" || state === "expired") && (
        <Button variant="quiet" onPress={() => setAsked("withdraw")}>
          {t`Withdraw`}
        </Button>
      )}
      <ConfirmDialog
        open={asked === "delete"}
        onClose={() => setAsked(null)}
        title={t`Delete this draft?`}
        confirmLabel={t`Delete`}
        danger
        onConfirm={() => {
          setAsked(null);
          remove.mutate();
        }}
      >
        {t`Nobody has seen it. This cannot be undone.`}
      </ConfirmDialog>
      {asked === "withdraw" && (
        <WithdrawDialog announcementId={id} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
