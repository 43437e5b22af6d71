import { Plural, useLingui } from "@lingui/react/macro";
import type { CourseDiplomas } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { Alert } from "../../../ui/staff/alert.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { UploadProgress } from "../../../ui/staff/upload-progress.tsx";

/** Whether the course issues diplomas, and what about those who finished without one. */
export function IssuingNotice({ list }: { list: CourseDiplomas }) {
  const { t } = useLingui();
  const { course, issuing, without, missed_pages: missed } = list;
  const { least_result: least } = list.conditions;
  if (!course.has_diploma) {
    return (
      <Alert
        tone="calm"
        title={t`This course gives no diplomas`}
        end={
          list.may_manage && (
            <Link
              to="/authoring/courses/$courseId/edit"
              params={{ courseId: String(course.id) }}
              className={buttonClass("quiet")}
            >
              {t`Course settings`}
            </Link>
          )
        }
      >
        <p className="text-muted">
          {t`Once you turn them on in the settings of the course, those who finished earlier get theirs, too.`}
        </p>
      </Alert>
    );
  }
  if (issuing) {
    const { checked, total } = issuing;
    return (
      <div className="rounded-card border border-line bg-card px-5 py-4">
        <UploadProgress
          label={t`Issuing diplomas to those who finished earlier: ${checked} of ${total} people checked`}
          percentage={total > 0 ? Math.round((100 * checked) / total) : 0}
        />
      </div>
    );
  }
  if (without === 0) return null;
  const rest = without - missed;
  return (
    <p className="text-muted">
      <Plural
        value={without}
        one="# person finished the course and has no diploma."
        other="# people finished the course and have no diploma."
      />{" "}
      {missed > 0 && (
        <Plural
          value={missed}
          one="# person missed pages because their module closed."
          other="# people missed pages because their module closed."
        />
      )}{" "}
      {rest > 0 && least === null && (
        <Plural
          value={rest}
          one="# diploma is being issued."
          other="# diplomas are being issued."
        />
      )}
      {rest > 0 && least !== null && (
        <Plural
          value={rest}
          one={`# person has fewer than ${least}% right answers in the final quizzes, or their diploma is being issued.`}
          other={`# people have fewer than ${least}% right answers in the final quizzes, or their diplomas are being issued.`}
        />
      )}
    </p>
  );
}
