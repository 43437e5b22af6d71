import { useLingui } from "@lingui/react/macro";
import type { SiteSurvey } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { Icon } from "../../../ui/staff/icon.tsx";
import { StateBadge } from "../list/state-badge.tsx";

interface SurveyHeadProps {
  survey: Pick<SiteSurvey, "id" | "title" | "state">;
  current: "editor" | "results";
  /** The survey's actions. */
  children?: ReactNode;
}

const tab =
  "inline-flex min-h-11 items-center border-b-3 border-transparent text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink";

/** A survey's name and state, and links between its screens. */
export function SurveyHead({ survey, current, children }: SurveyHeadProps) {
  const { t } = useLingui();
  const params = { surveyId: String(survey.id) };
  const mark = (name: SurveyHeadProps["current"]) =>
    current === name ? { "aria-current": "page" as const } : {};
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
        <div className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="min-w-0 text-title font-bold wrap-anywhere">
            {survey.title || t`Untitled survey`}
          </h1>
          <StateBadge state={survey.state} />
        </div>
        {children}
      </div>
      <nav aria-label={t`Survey`} className="mt-4 flex gap-6 border-b border-line">
        <Link
          to="/admin/surveys/$surveyId"
          params={params}
          activeOptions={{ exact: true }}
          className={tab}
          {...mark("editor")}
        >
          {t`Questions and people`}
        </Link>
        <Link
          to="/admin/surveys/$surveyId/results"
          params={params}
          className={tab}
          {...mark("results")}
        >
          {t`Results`}
        </Link>
      </nav>
    </div>
  );
}
