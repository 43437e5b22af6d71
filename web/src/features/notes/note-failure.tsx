import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { describeFailure, transientError } from "../../api/index.ts";
import { Alert } from "../../ui/student/alert.tsx";
import { RetryNotice } from "../../ui/student/retry-notice.tsx";
import { useStatusText } from "../../ui/use-status-text.ts";

interface NoteFailureProps {
  /** What failed. */
  title: string;
  error: Error;
  /** What is kept, or a button to try again. */
  children?: ReactNode;
}

/**
 * Why notes were not loaded or saved: the status in words and the server's message. If neither is known,
 * the product's fixed Spanish sentence, with an English one for English readers.
 */
export function NoteFailure({ title, error, children }: NoteFailureProps) {
  const { t, i18n } = useLingui();
  const failure = describeFailure(error);
  const { message } = failure;
  const reason = transientError(error);
  const words = useStatusText(failure);
  if (reason !== null) return <RetryNotice reason={reason}>{children}</RetryNotice>;
  return (
    <Alert tone="wrong" title={title}>
      {words && <p>{words}</p>}
      {message && <p>{message}</p>}
      {!words && !message && (
        <p>
          <span lang="es">Algo ha salido mal.</span>
          {i18n.locale !== "es" && ` ${t`Something went wrong.`}`}
        </p>
      )}
      {children}
    </Alert>
  );
}
