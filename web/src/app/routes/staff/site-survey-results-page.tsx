import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { SiteSurveyResults, surveyResultsQuery } from "../../../features/site-surveys/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/admin/surveys/{surveyId}/results` */
export function SiteSurveyResultsPage() {
  const { t } = useLingui();
  const { surveyId } = useParams({
    from: "/signed-in/staff/admin/surveys/$surveyId/results",
  });
  const results = useQuery(surveyResultsQuery(Number(surveyId)));
  useDocumentTitle(t`Results`, results.data?.survey.title);
  return (
    <StaffQueryScreen query={results}>
      {(data) => (
        <div className="mx-auto max-w-5xl px-5 pt-4 pb-24">
          <SiteSurveyResults key={data.survey.id} results={data} />
        </div>
      )}
    </StaffQueryScreen>
  );
}
