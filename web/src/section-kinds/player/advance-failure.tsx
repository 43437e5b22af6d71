import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { ApiError, describeFailure, isWorthRetrying, transientError } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { FailureDetails } from "../../ui/student/error-screen.tsx";
import { RetryNotice } from "../../ui/student/retry-notice.tsx";
import { usePlayer } from "./player.ts";

/** Why a step failed so far, shown in the section: the input is kept, and can be sent again. */
export function AdvanceFailure({ error, unsent }: { error: Error; unsent: boolean }) {
  const { t } = useLingui();
  const { pageId } = usePlayer().peers;
  const reason = transientError(error);
  const kept = unsent && <p>{t`Your answer is kept on this device.`}</p>;
  if (reason !== null) return <RetryNotice reason={reason}>{kept}</RetryNotice>;
  if (isWorthRetrying(error)) {
    return (
      <Alert tone="wrong" title={t`This was not sent. Try again in a moment.`}>
        {kept}
        <Suspense>
          <FailureDetails {...describeFailure(error)} subject={pageId ?? ""} folded />
        </Suspense>
      </Alert>
    );
  }
  const refused = error instanceof ApiError ? error.fieldMessages["answer"] : undefined;
  return (
    <Alert tone={refused ? "wrong" : "warm"}>
      {refused ?? <FailureText {...describeFailure(error)} />}
    </Alert>
  );
}
