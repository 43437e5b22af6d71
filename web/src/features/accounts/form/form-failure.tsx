import { ApiError, describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";

/** Why a form could not be sent, unless its fields say so themselves. */
export function FormFailure({ error }: { error: Error | null }) {
  if (error === null || (error instanceof ApiError && error.body.errors)) return null;
  return (
    <Alert tone="wrong">
      <FailureText {...describeFailure(error)} />
    </Alert>
  );
}
