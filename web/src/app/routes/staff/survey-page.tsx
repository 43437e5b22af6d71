import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";

import { describeFailure } from "../../../api/index.ts";
import {
  SurveyEditor,
  surveyQuery,
  SurveyQuestions,
} from "../../../features/section-editor/index.ts";
import { Alert } from "../../../ui/staff/alert.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { HeaderActions } from "../../layouts/staff-header-actions.tsx";
import { DeferredPickers } from "./deferred-pickers.tsx";
import { SectionScreen } from "./section-screen.tsx";
import { useCoursePath } from "./use-course-path.ts";
import { useGoSaved } from "./use-go-saved.ts";
import { useStayHere } from "./use-stay-here.ts";

/**
 * `/authoring/surveys/new?course=` and `/authoring/surveys/edit?course=`: a course has one survey, so each
 * screen redirects to the other if that is the right one.
 */
export function SurveyPage() {
  const { t } = useLingui();
  const { path, pickers } = useCoursePath();
  const goSaved = useGoSaved();
  const stay = useStayHere();
  const isNew = useLocation({ select: ({ pathname }) => pathname.endsWith("/new") });
  const { course } = path;
  const { data, error, isLoading } = useQuery({
    ...surveyQuery(course ?? 0),
    ...(course === undefined && { queryFn: skipToken }),
  });
  const isMisplaced = data !== undefined && isNew !== (data.survey === null);
  return (
    <SectionScreen
      title={isNew ? t`Create survey` : t`Edit survey`}
      courseId={course}
      pickers={<DeferredPickers depth="course" {...pickers} />}
      forReaders={data?.survey && <SurveyQuestions survey={data.survey} />}
    >
      {isLoading && <Loading />}
      <FormError failure={error && describeFailure(error)} />
      {isNew && !isMisplaced && (
        <p className="text-muted">{t`“Create sections” saves the survey. Students answer it once they have finished the course.`}</p>
      )}
      {course !== undefined && isMisplaced && (
        <Alert
          tone="calm"
          title={isNew ? t`This course has a survey already.` : t`This course has no survey yet.`}
          end={
            <Link
              to={isNew ? "/authoring/surveys/edit" : "/authoring/surveys/new"}
              search={{ course }}
              className={buttonClass("quiet")}
            >
              {isNew ? t`Edit survey` : t`Create survey`}
            </Link>
          }
        />
      )}
      {course !== undefined && data && !isMisplaced && (
        <SurveyEditor
          key={course}
          courseId={course}
          survey={data.survey}
          onSaved={goSaved}
          onStayed={() => stay(isNew ? `/authoring/surveys/edit?course=${course}` : undefined)}
          renderActions={(submit) => <HeaderActions>{submit}</HeaderActions>}
        />
      )}
    </SectionScreen>
  );
}
