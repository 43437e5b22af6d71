import { useLingui } from "@lingui/react/macro";
import type { FetchState } from "@paso/contract";

import { useInstant } from "../../../class-times/use-instant.ts";
import { Alert } from "../../../ui/staff/alert.tsx";

interface FetchNoteProps {
  fetch: FetchState;
  /** Text when fetching failed. */
  failed: string;
  /** Text while fetching. */
  pending: string;
}

/** Progress of fetching something from a class's provider. */
export function FetchNote({ fetch, failed, pending }: FetchNoteProps) {
  const { t } = useLingui();
  const instant = useInstant();
  const at = fetch.retry_at && instant(fetch.retry_at);
  if (fetch.state === "pending") return <p className="text-small text-muted">{pending}</p>;
  if (fetch.state !== "failed") return null;
  return (
    <Alert tone="warm" title={failed}>
      {fetch.reason && <p className="wrap-anywhere">{fetch.reason}</p>}
      <p>
        {at
          ? t`We will try again automatically at ${at}.`
          : t`We will not try again automatically.`}
      </p>
    </Alert>
  );
}
