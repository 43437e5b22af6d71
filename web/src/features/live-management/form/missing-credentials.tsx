import { useLingui } from "@lingui/react/macro";

import { PathLink } from "../../../ui/path-link.tsx";
import { Alert } from "../../../ui/staff/alert.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";

interface MissingCredentialsProps {
  /** The class's course; null for the whole site. */
  courseId: number | null;
  /** Whether saving failed because of it. */
  hasIssue: boolean;
}

/** Says that no provider is set up yet, and links to where credentials are added. */
export function MissingCredentials({ courseId, hasIssue }: MissingCredentialsProps) {
  const { t } = useLingui();
  return (
    <Alert
      tone={hasIssue ? "wrong" : "warm"}
      title={t`Add credentials first`}
      end={
        <PathLink
          path={courseId === null ? "/admin/site/live" : `/authoring/courses/${courseId}/live`}
          className={buttonClass("quiet")}
        >
          {t`Add credentials`}
        </PathLink>
      }
    >
      <p>
        {t`No service for live classes is set up: Zoom, BigBlueButton or Jitsi Meet. What you typed stays here until you come back.`}
      </p>
    </Alert>
  );
}
