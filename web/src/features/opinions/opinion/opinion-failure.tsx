import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { ApiError, describeFailure, transientError } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { RetryNotice } from "../../../ui/student/retry-notice.tsx";

interface OpinionFailureProps {
  /** What failed; omitted where it is retried automatically. */
  title?: string;
  error: Error;
  /** What is kept meanwhile, or the way to try again. */
  children?: ReactNode;
}

/** Why opinions, or something on one, were not loaded or sent. */
export function OpinionFailure({ title, error, children }: OpinionFailureProps) {
  const { t } = useLingui();
  const reason = transientError(error);
  if (reason !== null) return <RetryNotice reason={reason}>{children}</RetryNotice>;
  return (
    <Alert tone="wrong" {...(title !== undefined && { title })}>
      <p>
        {isGone(error) ? (
          t`This opinion is no longer there.`
        ) : (
          <FailureText {...describeFailure(error)} />
        )}
      </p>
      {children}
    </Alert>
  );
}

/** Whether the opinion was hidden or deleted meanwhile: asking again does not bring it back. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
