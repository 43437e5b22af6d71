import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { catalogueKey, takeBackSignUp } from "../course/catalogue-queries.ts";

interface TakeBackProps {
  courseId: number;
  state: "pending" | "waiting";
}

/** Takes a request back, or leaves the waiting list. */
export function TakeBack({ courseId, state }: TakeBackProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => takeBackSignUp(courseId),
    onSettled: () => queryClient.invalidateQueries({ queryKey: catalogueKey }),
  });
  return (
    <>
      {withdraw.error && (
        <Alert tone="wrong">
          <FailureText {...describeFailure(withdraw.error)} />
        </Alert>
      )}
      <Button variant="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {state === "pending" ? t`Withdraw the request` : t`Leave the waiting list`}
      </Button>
    </>
  );
}
