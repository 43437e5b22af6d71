import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { attendanceKey, postFetch } from "../queries/attendance-queries.ts";
import { type DatePath, plannedClassQuery } from "../queries/class-queries.ts";

/** Fetches a class's attendance and recordings from the provider again. */
export function useFetchAgain(date: DatePath) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => postFetch(date),
    onSuccess: () => showToast({ text: t`Asked again. What comes appears here.` }),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: attendanceKey(date) }),
        queryClient.invalidateQueries(plannedClassQuery(date.classId)),
      ]),
  });
}
