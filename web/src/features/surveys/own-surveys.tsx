import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OwnSurveys as Surveys } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { ownSurveysQuery } from "./survey-queries.ts";

/** On start screens: open surveys for the user; nothing if there are none. */
export function OwnSurveys() {
  const { t } = useLingui();
  // Nothing is shown while loading or on failure: the rest of the screen works without it.
  const { data } = useQuery(ownSurveysQuery);
  if (!data || data.surveys.length === 0) return null;
  return (
    <section aria-label={t`Surveys`} className="grid gap-3">
      {data.surveys.map((survey) => (
        <SurveyCard key={survey.id} survey={survey} />
      ))}
    </section>
  );
}

function SurveyCard({ survey }: { survey: Surveys["surveys"][number] }) {
  const { t, i18n } = useLingui();
  const end = survey.closes && formatLocalDate(survey.closes, i18n.locale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-card px-6 py-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-small font-semibold text-accent">{t`Your opinion counts`}</p>
        <h2 className="mt-0.5 text-question font-semibold wrap-anywhere">{survey.title}</h2>
        <p className="mt-1 text-small text-muted">
          <Plural value={survey.questions} one="# question" other="# questions" />
          {" · "}
          {survey.is_anonymous ? t`anonymous` : t`with your name`}
          {end && (
            <>
              {" · "}
              <Trans>open until {end}</Trans>
            </>
          )}
        </p>
      </div>
      <Link
        to="/surveys/$surveyId"
        params={{ surveyId: String(survey.id) }}
        className="inline-flex min-h-11 items-center justify-center rounded-control border border-line bg-card px-5 py-2 font-semibold text-ink no-underline transition-colors hover:border-edge"
      >
        {t({ message: "Answer", context: "survey" })}
        <span className="sr-only">: {survey.title}</span>
      </Link>
    </div>
  );
}
