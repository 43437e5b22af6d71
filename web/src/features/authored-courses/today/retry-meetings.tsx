import { useLingui } from "@lingui/react/macro";
import { setUpMeeting, type StaffNeed } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { todayQuery } from "./today-query.ts";

interface RetryMeetingsProps {
  need: Extract<StaffNeed, { kind: "meeting" }>;
}

/** Retries setting up a live class's meetings at the provider. */
export function RetryMeetings({ need }: RetryMeetingsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { title, class_id: classId, occurrence_ids: occurrenceIds } = need;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      Promise.all(
        occurrenceIds.map((occurrenceId) =>
          call(setUpMeeting, { params: { classId, occurrenceId } }),
        ),
      ),
    onSuccess: () => showToast({ text: t`Asked again. If that fails, it comes back here.` }),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () => queryClient.invalidateQueries(todayQuery),
  });
  return (
    <Button
      variant="quiet"
      busy={isPending}
      aria-label={t`Try again: ${title}`}
      onPress={() => mutate()}
      className="max-sm:w-full"
    >
      {t`Try again`}
    </Button>
  );
}
