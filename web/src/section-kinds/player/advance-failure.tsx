import { useLingui } from "@lingui/react/macro";

import { ApiError, transientError } from "../../api/index.ts";
import { Alert } from "../../ui/student/alert.tsx";
import { RetryNotice } from "../../ui/student/retry-notice.tsx";

/** Why a step was not taken yet, shown in the section: what was entered is kept, and sent again. */
export function AdvanceFailure({ error, unsent }: { error: Error; unsent: boolean }) {
  const { t } = useLingui();
  const reason = transientError(error);
  if (reason !== null) {
    return (
      <RetryNotice reason={reason}>
        {unsent && <p>{t`Your answer is kept on this device.`}</p>}
      </RetryNotice>
    );
  }
  const refused = error instanceof ApiError ? error.fieldMessages["answer"] : undefined;
  return <Alert tone={refused ? "wrong" : "warm"}>{refused ?? error.message}</Alert>;
}
