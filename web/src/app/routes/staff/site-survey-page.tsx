import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";

import { SurveyEditor, siteSurveyQuery } from "../../../features/site-surveys/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/admin/surveys/{surveyId}` */
export function SiteSurveyPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { surveyId } = useParams({ from: "/signed-in/staff/admin/surveys/$surveyId" });
  const survey = useQuery(siteSurveyQuery(Number(surveyId)));
  useDocumentTitle(t`Survey`, survey.data?.title);
  return (
    <StaffQueryScreen query={survey}>
      {(data) => (
        <div className="mx-auto max-w-5xl px-5 pt-4 pb-24">
          <SurveyEditor
            key={data.id}
            survey={data}
            onOpen={(id) =>
              void navigate({ to: "/admin/surveys/$surveyId", params: { surveyId: String(id) } })
            }
            onDeleted={() => void navigate({ to: "/admin/surveys" })}
          />
        </div>
      )}
    </StaffQueryScreen>
  );
}
