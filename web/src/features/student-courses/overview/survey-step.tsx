import { useLingui } from "@lingui/react/macro";
import type { CourseMap } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";

/** The course's survey, open once the last page is finished. */
export function SurveyStep({ survey }: { survey: NonNullable<CourseMap["survey"]> }) {
  const { t } = useLingui();
  return (
    <section className="mt-11 rounded-card border border-line bg-card p-6">
      <h2 className="text-question font-semibold">{t`Course survey`}</h2>
      <p className="mt-1 mb-4 text-muted">
        {survey.finished
          ? t`You answered it. Thank you.`
          : t`Tell us how you liked the course: a few quick questions.`}
      </p>
      <PathLink path={survey.redirect_to} className={buttonClass("quiet")}>
        {survey.finished ? t`See your answers` : t`Take the course survey`}
      </PathLink>
    </section>
  );
}
