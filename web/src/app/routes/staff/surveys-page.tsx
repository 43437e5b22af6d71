import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";

import { NewSurveyButton, SurveyList } from "../../../features/site-surveys/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/admin/surveys` */
export function SurveysPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useDocumentTitle(t`Surveys`);
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-5 pt-6 pb-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title font-bold">{t`Surveys`}</h1>
          <p className="mt-1 max-w-prose text-muted">
            {t`Ask the people of this site what is good and what is not. A course has its own survey, under “Survey” in that course.`}
          </p>
        </div>
        <NewSurveyButton
          onCreated={(id) =>
            void navigate({ to: "/admin/surveys/$surveyId", params: { surveyId: String(id) } })
          }
        />
      </div>
      <SurveyList />
    </div>
  );
}
