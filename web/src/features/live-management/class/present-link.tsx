import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";

/** Links to topics worth discussing in class, and to the questions for the classroom screen. */
export function PresentLink({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  return (
    <>
      <Link
        to="/authoring/courses/$courseId/results/{-$panel}/{-$item}"
        params={{ courseId: String(courseId), panel: "class", item: undefined }}
        className={buttonClass("quiet")}
      >
        <Icon name="comment" />
        {t`Before class`}
      </Link>
      <Link
        to="/authoring/courses/$courseId/present/{-$sectionId}"
        params={{ courseId: String(courseId), sectionId: undefined }}
        className={buttonClass("quiet")}
      >
        <Icon name="chart" />
        {t`Present questions`}
      </Link>
    </>
  );
}
