import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";

/** Leads to the questions of a course as the class sees them on a shared screen. */
export function PresentLink({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  return (
    <Link
      to="/authoring/courses/$courseId/present/{-$sectionId}"
      params={{ courseId: String(courseId), sectionId: undefined }}
      className={buttonClass("quiet")}
    >
      <Icon name="chart" />
      {t`Present questions`}
    </Link>
  );
}
