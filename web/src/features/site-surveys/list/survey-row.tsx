import { Trans, useLingui } from "@lingui/react/macro";
import type { SiteSurveys } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { formatPercent } from "../../../i18n/format-percent.ts";
import { StateBadge } from "./state-badge.tsx";

/** A survey in the list: state, dates and number of answers. */
export function SurveyRow({ survey }: { survey: SiteSurveys["surveys"][number] }) {
  const { t, i18n } = useLingui();
  const { id, state, answers, asked, is_anonymous: isAnonymous } = survey;
  const title = survey.title || t`Untitled survey`;
  const opens = survey.opens && formatLocalDate(survey.opens, i18n.locale);
  const closes = survey.closes && formatLocalDate(survey.closes, i18n.locale);
  const params = { surveyId: String(id) };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line px-5 py-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/surveys/$surveyId"
            params={params}
            className="font-semibold underline decoration-transparent underline-offset-4 wrap-anywhere hover:decoration-current"
          >
            {title}
          </Link>
          <StateBadge state={state} />
        </p>
        <p className="text-small text-muted">
          {isAnonymous ? t`Anonymous` : t`With names`}
          {state === "scheduled" && opens && (
            <>
              {" · "}
              <Trans>opens {opens}</Trans>
            </>
          )}
          {state === "open" && closes && (
            <>
              {" · "}
              <Trans>open until {closes}</Trans>
            </>
          )}
          {state === "closed" && closes && (
            <>
              {" · "}
              <Trans>closed {closes}</Trans>
            </>
          )}
        </p>
      </div>
      {(state === "open" || state === "closed") && (
        <Link
          to="/admin/surveys/$surveyId/results"
          params={params}
          className="inline-flex min-h-11 items-center font-semibold text-accent tabular-nums hover:underline"
        >
          {t`${answers} of ${asked} answered`}
          {asked > 0 && (
            <span className="ms-2 font-normal text-muted">
              {formatPercent(answers / asked, i18n.locale)}
            </span>
          )}
          <span className="sr-only">: {t`Results of ${title}`}</span>
        </Link>
      )}
    </li>
  );
}
