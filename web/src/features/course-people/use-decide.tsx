import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { type Decision, peopleKey, postDecision } from "./api.ts";

/** Approves or declines requests, and reports the outcome. */
export function useDecide(courseId: number) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => postDecision(courseId, decision),
    onSuccess({ enrolled, waiting, declined }) {
      const parts = [
        enrolled.length > 0 &&
          t`${plural(enrolled.length, { one: "# came in", other: "# came in" })}`,
        waiting.length > 0 &&
          t`${plural(waiting.length, { one: "# waits for a seat", other: "# wait for a seat" })}`,
        declined.length > 0 &&
          t`${plural(declined.length, { one: "# declined", other: "# declined" })}`,
      ].filter(Boolean);
      showToast({ text: parts.length > 0 ? parts.join(", ") : t`Someone else was faster` });
      return queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
}
