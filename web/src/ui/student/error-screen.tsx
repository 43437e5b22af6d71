import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { FailureText } from "../failure-text.tsx";
import { useStatusText } from "../use-status-text.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface ErrorScreenProps {
  /** HTTP status; 0 where no answer came. */
  status: number;
  statusText: string;
  message?: string;
  file?: string;
  line?: number;
  connection?: "offline" | "timeout" | "unreachable";
  /** What was asked for, such as the page's id; with the status it makes the code. */
  subject?: string | number;
  onRetry?: () => void;
  /** A link back to where one can go on from. */
  back?: ReactNode;
}

/** The screen shown instead of one that could not be loaded. */
export function ErrorScreen({ onRetry, back, ...failure }: ErrorScreenProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto w-full max-w-column px-5 py-12">
      <div role="alert" className="rounded-card border border-line bg-card p-6 sm:p-8">
        <h1
          ref={takeFocus}
          tabIndex={-1}
          className="flex items-center gap-3 text-question font-semibold"
        >
          <Icon name="warning" className="size-7 text-wrong" />
          {t`An error has occurred`}
        </h1>
        {failure.connection ? (
          <p className="mt-3">
            <FailureText {...failure} />
          </p>
        ) : (
          <FailureDetails {...failure} />
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>{t`Try again`}</Button>}
        {back}
      </div>
    </div>
  );
}

/** Takes the focus where what had it is gone. */
function takeFocus(title: HTMLElement | null): void {
  if (document.activeElement === document.body) title?.focus();
}

/** What the server said of a failure, to be passed on to an administrator. */
function FailureDetails(failure: Omit<ErrorScreenProps, "onRetry" | "back">) {
  const { status, statusText, message, file, line, subject } = failure;
  const { t } = useLingui();
  const rows = [
    [t`Status`, useStatusText(status) ?? statusText],
    [t`Code`, [status || null, subject].filter((part) => part != null).join("-")],
    [t`Message`, message],
    [t`File`, file],
    [t`Line`, line?.toString()],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        {rows.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-muted">{t`Please contact an administrator and send these details.`}</p>
    </>
  );
}
