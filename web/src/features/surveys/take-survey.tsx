import { useLingui } from "@lingui/react/macro";
import type { OwnSurvey } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { Alert } from "../../ui/student/alert.tsx";
import { buttonClass } from "../../ui/student/button.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { SurveyForm } from "./survey-form.tsx";

interface TakeSurveyProps {
  survey: OwnSurvey;
  userId: number;
}

/** A survey: to answer, answered with thanks, or closed. */
export function TakeSurvey({ survey, userId }: TakeSurveyProps) {
  const { t } = useLingui();
  const { state, title, intro, language } = survey;
  return (
    <div className="mx-auto grid max-w-column gap-8 px-5 pt-10 pb-24">
      <div lang={language}>
        <h1 className="text-title font-bold wrap-anywhere">{title}</h1>
        {state === "open" && intro !== "" && (
          <p className="mt-3 text-reading wrap-anywhere whitespace-pre-line text-muted">{intro}</p>
        )}
      </div>
      {state === "open" && (
        <>
          <PrivacyNote survey={survey} />
          <SurveyForm survey={survey} userId={userId} />
        </>
      )}
      {state === "taken" && (
        <Alert tone="right" title={t`Thank you for your answers`}>
          <p>{t`They have arrived. There is nothing more to do.`}</p>
        </Alert>
      )}
      {state === "closed" && (
        <Alert tone="calm" title={t`This survey is closed`}>
          <p>{t`It no longer accepts answers. Thank you for your interest.`}</p>
        </Alert>
      )}
      {state !== "open" && (
        <Link to="/" className={`${buttonClass("quiet")} justify-self-start`}>
          {t`Back to the start`}
        </Link>
      )}
    </div>
  );
}
