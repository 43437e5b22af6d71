import { useLingui } from "@lingui/react/macro";
import { LIVE_PROVIDER_NAMES, type PlannedClass, type PlannedDate } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { useInstant } from "../../../class-times/use-instant.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/staff/alert.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { useShowClass } from "../parts/use-show-class.ts";
import { postSetUp } from "../queries/class-queries.ts";

interface MeetingNoteProps {
  planned: PlannedClass;
  date: PlannedDate;
}

/** State of a date's meeting at its provider, and possible actions. */
export function MeetingNote({ planned, date }: MeetingNoteProps) {
  const { t } = useLingui();
  const instant = useInstant();
  const show = useShowClass();
  const { mutate, isPending } = useMutation({
    mutationFn: () => postSetUp({ classId: planned.id, occurrenceId: date.id }),
    onSuccess: show,
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  const service = LIVE_PROVIDER_NAMES[planned.provider];
  const { state, reason, retry_at: retryAt } = date.meeting;
  const at = retryAt && instant(retryAt);
  switch (state) {
    case "none":
      return null;
    case "later":
      return (
        <p className="text-small text-muted">
          {at ? t`The meeting is set up on ${at}` : t`The meeting is set up when the date is near`}
        </p>
      );
    case "pending":
      return <p className="text-small text-muted">{t`${service} is setting up the meeting…`}</p>;
    case "ready":
      return <p className="text-small text-muted">{t`The meeting is ready`}</p>;
    case "failed":
    case "outdated":
    case "gone":
      return (
        <Alert
          tone={state === "outdated" ? "warm" : "wrong"}
          title={
            {
              failed: t`The meeting could not be set up`,
              outdated: t`${service} has not taken the latest change`,
              gone: t`${service} no longer has this meeting`,
            }[state]
          }
          end={
            planned.may_change && (
              <Button variant="quiet" busy={isPending} onPress={() => mutate()}>
                {state === "gone" ? t`Set it up again` : t`Try again`}
              </Button>
            )
          }
        >
          {reason && <p className="wrap-anywhere">{reason}</p>}
          {state !== "gone" && (
            <p>
              {at
                ? t`We will try again automatically at ${at}.`
                : t`We will not try again automatically.`}
            </p>
          )}
        </Alert>
      );
  }
}
