import type { ReactNode } from "react";

import { describeFailure, transientError } from "../api/index.ts";
import { FailureText } from "../ui/failure-text.tsx";
import { Alert } from "../ui/student/alert.tsx";
import { RetryNotice } from "../ui/student/retry-notice.tsx";
import { isGone } from "./thread.ts";

interface DiscussionFailureProps {
  /** Shown if the text no longer exists. */
  gone: string;
  /** What failed; omitted if it is retried automatically. */
  title?: string;
  error: Error;
  /** What is kept meanwhile, or a way to retry. */
  children?: ReactNode;
}

/** Why a text, or something on it, was not loaded or sent. */
export function DiscussionFailure({ title, error, gone, children }: DiscussionFailureProps) {
  const reason = transientError(error);
  if (reason !== null) return <RetryNotice reason={reason}>{children}</RetryNotice>;
  return (
    <Alert tone="wrong" {...(title !== undefined && { title })}>
      <p>{isGone(error) ? gone : <FailureText {...describeFailure(error)} />}</p>
      {children}
    </Alert>
  );
}
