import { useLingui } from "@lingui/react/macro";
import type { CataloguePage } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";

import { describeFailure, transientError } from "../../../api/index.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { RetryNotice } from "../../../ui/student/retry-notice.tsx";
import { catalogueKey, postSignUp } from "../course/catalogue-queries.ts";

/** Enrols, asks to join or joins the waiting list; with a message to the teachers if they decide. */
export function SignUpForm({ course }: { course: CataloguePage["course"] }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const textId = useId();
  const [text, setText] = useState("");
  const { way, state } = course.sign_up;
  const send = useMutation({
    mutationFn: () => postSignUp(course.id, text.trim()),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: catalogueKey }),
        queryClient.invalidateQueries({ queryKey: ["enrolled-courses"] }),
      ]),
  });
  useRetry(send.error, () => send.mutate());
  const reason = send.error && transientError(send.error);
  const labels = {
    approval: t`Ask to join`,
    waiting: t`Join the waiting list`,
    open: t`Enrol`,
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) send.mutate();
      }}
    >
      {way === "approval" && (
        <div>
          <label htmlFor={textId} className="mb-1.5 block font-semibold">
            {t`A note to the teachers (optional)`}
          </label>
          <textarea
            id={textId}
            rows={3}
            maxLength={1_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="block w-full rounded-control border border-edge bg-card px-4 py-2 text-base text-ink hover:border-ink"
          />
        </div>
      )}
      {reason && <RetryNotice reason={reason} />}
      {send.error && !reason && (
        <Alert tone="wrong">
          <FailureText {...describeFailure(send.error)} />
        </Alert>
      )}
      <Button type="submit" busy={send.isPending}>
        {labels[way === "approval" ? "approval" : state === "full" ? "waiting" : "open"]}
      </Button>
    </form>
  );
}
