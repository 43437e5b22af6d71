import { useLingui } from "@lingui/react/macro";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { FailureDetails } from "../../../ui/student/error-screen.tsx";

/** Why a step was not taken, in the section's place: what was entered stays, and can be sent again. */
export function AdvanceFailure({ error, pageId }: { error: Error; pageId: number }) {
  const { t } = useLingui();
  const failure = describeFailure(error);
  const refused = error instanceof ApiError ? error.fieldMessages["answer"] : undefined;
  if (refused !== undefined) return <Alert tone="wrong">{refused}</Alert>;
  return (
    <Alert tone="wrong" title={t`An error has occurred`}>
      {failure.connection ? (
        <FailureText {...failure} />
      ) : (
        <FailureDetails {...failure} subject={pageId} />
      )}
      <p className="mt-3">{t`What you entered is kept on this device. You can send it again.`}</p>
    </Alert>
  );
}
