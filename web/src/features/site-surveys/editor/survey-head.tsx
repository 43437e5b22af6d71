import { useLingui } from "@lingui/react/macro";
import type { SiteSurvey } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { Icon } from "../../../ui/staff/icon.tsx";
import { StateBadge } from "../list/state-badge.tsx";

interface SurveyHeadProps {
  survey: Pick<SiteSurvey, "id" | "title" | "state">;
  /** What can be done with the survey. */
  children?: ReactNode;
}

/** A survey's name and state, and the way back to all. */
export function SurveyHead({ survey, children }: SurveyHeadProps) {
  const { t } = useLingui();
  return (
    <div>
      <Link
        to="/admin/surveys"
        className="-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
      >
        <Icon name="back" />
        {t`All surveys`}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="min-w-0 text-title font-bold wrap-anywhere">
            {survey.title || t`Untitled survey`}
          </h1>
          <StateBadge state={survey.state} />
        </div>
        {children}
      </div>
    </div>
  );
}
