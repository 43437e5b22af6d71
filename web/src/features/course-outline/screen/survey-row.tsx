import { Plural, useLingui } from "@lingui/react/macro";
import type { CourseOutline } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { surveyAddress } from "../changes/addresses.ts";

/** The course's survey, after everything else; or a button to create one. */
export function SurveyRow({ outline }: { outline: CourseOutline }) {
  const { t } = useLingui();
  const { survey, course, may_edit: mayEdit } = outline;
  if (survey === null && !mayEdit) return null;
  return (
    <section
      aria-labelledby="survey"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-5 py-3"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="survey" className="font-semibold">{t`Survey`}</h2>
        <p className="text-small text-muted tabular-nums">
          {survey === null ? (
            t`Students answer it once they have finished the course.`
          ) : (
            <>
              <Plural value={survey.questions} one="# question" other="# questions" />
              {" · "}
              <Plural value={survey.answers} one="# answer" other="# answers" />
            </>
          )}
        </p>
      </div>
      <PathLink
        path={surveyAddress(course.id, survey === null ? "new" : "edit")}
        className={buttonClass("quiet")}
      >
        {!mayEdit && t`See the questions`}
        {mayEdit && (survey === null ? t`Create a survey` : t`Edit survey`)}
      </PathLink>
    </section>
  );
}
