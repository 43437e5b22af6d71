import { useLingui } from "@lingui/react/macro";
import type { EndpointOutput, checkCourse } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { Alert } from "../../../ui/staff/alert.tsx";

interface IssueListProps {
  issues: EndpointOutput<typeof checkCourse>["issues"];
  /** Called when a link is followed. */
  onGo: () => void;
}

/** A course's errors and warnings, each with a link to where it can be fixed. */
export function IssueList({ issues, onGo }: IssueListProps) {
  const { t } = useLingui();
  return (
    <ul className="grid gap-2">
      {issues.every(({ level }) => level === "hint") && (
        <li>
          <Alert tone="right" title={t`Nothing is missing`} />
        </li>
      )}
      {issues.map(({ path, message, level, redirect_to: address }, index) => (
        <li key={index} className="rounded-control border border-line px-4 py-2.5">
          {level === "hint" && <p className="text-small text-muted">{t`Just so you know`}</p>}
          {path.length > 0 && (
            <p className="text-small wrap-anywhere text-muted">{path.join(" / ")}</p>
          )}
          <PathLink
            path={address}
            onClick={onGo}
            className="inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-3 hover:decoration-2"
          >
            {message}
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
