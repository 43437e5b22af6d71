import { Trans } from "@lingui/react/macro";

import { FailureText } from "../failure-text.tsx";
import { Alert } from "./alert.tsx";

interface FormErrorProps {
  /** Why the call failed, as described by `describeFailure`; nothing is shown for null. */
  failure: {
    statusText: string;
    message?: string;
    connection?: "offline" | "timeout" | "unreachable";
  } | null;
}

/** The red alert above a form or list: "Error: {message}". */
export function FormError({ failure }: FormErrorProps) {
  if (failure === null) return null;
  return (
    <Alert tone="wrong">
      <Trans>
        Error: <FailureText {...failure} />
      </Trans>
    </Alert>
  );
}
