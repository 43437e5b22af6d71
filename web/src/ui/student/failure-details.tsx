import { useLingui } from "@lingui/react/macro";

import { siteFacts } from "../site-facts.ts";
import { useStatusText } from "../use-status-text.ts";

export interface FailureProps {
  /** HTTP status; 0 if no answer came. */
  status: number;
  statusText: string;
  message?: string;
  file?: string;
  line?: number;
  connection?: "offline" | "timeout" | "unreachable";
  /** The subject of the request, such as the page's id; with the status it forms the code. */
  subject?: string | number;
  /** Identifies the request in the server's log. */
  requestId?: string;
  /** Whether they are shown on demand, where there is something better to do first. */
  folded?: boolean;
}

/** Details of a server error, to be passed on to an administrator. */
export function FailureDetails({ folded = false, ...failure }: FailureProps) {
  const { status, message, file, line, subject, requestId } = failure;
  const { t } = useLingui();
  const { support_address: address } = siteFacts;
  const rows = [
    [t`Status`, useStatusText(failure)],
    [t`Code`, [status || null, subject].filter((part) => part != null).join("-")],
    [t`Message`, message],
    [t`Request`, requestId],
    [t`File`, file],
    [t`Line`, line?.toString()],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  const details = (
    <>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        {rows.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-muted">
        {t`Please contact an administrator and send these details.`}
        {address !== null && (
          <a href={`mailto:${address}`} className="mt-1 block w-fit text-accent underline">
            {address}
          </a>
        )}
      </p>
    </>
  );
  if (!folded) return details;
  return (
    <details className="mt-2">
      <summary className="w-fit cursor-pointer py-2 text-muted">{t`If it keeps happening`}</summary>
      {details}
    </details>
  );
}
