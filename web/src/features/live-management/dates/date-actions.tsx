import { useLingui } from "@lingui/react/macro";
import type { OccurrenceState, PlannedClass, PlannedDate } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { formatSpan } from "../../../i18n/zoned-time.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { CancelDialog } from "../parts/cancel-dialog.tsx";
import { useShowClass } from "../parts/use-show-class.ts";
import { postCancelDate, postRestoreDate } from "../queries/class-queries.ts";
import { MoveForm } from "./move-form.tsx";

interface DateActionsProps {
  planned: PlannedClass;
  date: PlannedDate;
  /** Its current state. */
  state: OccurrenceState;
}

/** Actions on a single date: move, cancel, restore. */
export function DateActions({ planned, date, state }: DateActionsProps) {
  const { t, i18n } = useLingui();
  const show = useShowClass();
  const [asked, setAsked] = useState<"move" | "cancel" | null>(null);
  const path = { classId: planned.id, occurrenceId: date.id };
  const when = formatSpan(
    { starts: date.starts_at, ends: date.ends_at },
    planned.time_zone,
    i18n.locale,
  );
  const restore = useMutation({
    mutationFn: () => postRestoreDate(path),
    async onSuccess(restored) {
      await show(restored);
      showToast({ text: t`It takes place after all` });
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  const isAhead = planned.state === "planned" && Date.parse(date.ends_at) > Date.parse(planned.now);
  if (!isAhead || state === "ended") return null;
  return (
    <>
      <Menu label={t`More for ${when}`}>
        {state === "cancelled" ? (
          <MenuItem icon="restore" label={t`Let it take place`} onAction={() => restore.mutate()} />
        ) : (
          <>
            <MenuItem icon="calendar" label={t`Move`} onAction={() => setAsked("move")} />
            <MenuItem
              icon="cross"
              tone="wrong"
              label={t`Cancel this date`}
              onAction={() => setAsked("cancel")}
            />
          </>
        )}
      </Menu>
      <Dialog open={asked === "move"} onClose={() => setAsked(null)} title={t`Move this date`}>
        <MoveForm
          planned={planned}
          date={date}
          onClose={() => setAsked(null)}
          onMoved={(moved) => {
            void show(moved);
            showToast({ text: t`Date moved; its people are notified` });
          }}
        />
      </Dialog>
      <CancelDialog
        open={asked === "cancel"}
        onClose={() => setAsked(null)}
        title={t`Cancel ${when}?`}
        subject={`date.${date.id}`}
        confirmLabel={t`Cancel this date`}
        cancel={(reason) => postCancelDate(path, reason)}
        onCancelled={(cancelled) => {
          void show(cancelled);
          showToast({ text: t`Date cancelled` });
        }}
      />
    </>
  );
}
