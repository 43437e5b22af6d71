import { useLingui } from "@lingui/react/macro";

import { ApiError, passingFailure } from "../../../api/index.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { Interruption } from "../../../ui/student/interruption.tsx";

/** Why a step was not taken yet, in the section's place: what was entered stays, and is sent again. */
export function AdvanceFailure({ error, unsent }: { error: Error; unsent: boolean }) {
  const { t } = useLingui();
  const reason = passingFailure(error);
  if (reason !== null) {
    return (
      <Interruption reason={reason}>
        {unsent && <p>{t`Your answer is kept on this device.`}</p>}
      </Interruption>
    );
  }
  const refused = error instanceof ApiError ? error.fieldMessages["answer"] : undefined;
  return <Alert tone={refused ? "wrong" : "warm"}>{refused ?? error.message}</Alert>;
}
