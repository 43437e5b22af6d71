import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";

interface PresentLinkProps {
  courseId: number;
  /** The group that the class is for; null for everyone in the course. */
  groupId: number | null;
}

/** Links to topics worth discussing in class, and to the questions for the classroom screen. */
export function PresentLink({ courseId, groupId }: PresentLinkProps) {
  const { t } = useLingui();
  const search = groupId === null ? {} : { group: groupId };
  return (
    <>
      <Link
        to="/authoring/courses/$courseId/results/{-$panel}/{-$item}"
        params={{ courseId: String(courseId), panel: "class", item: undefined }}
        search={search}
        className={buttonClass("quiet")}
      >
        <Icon name="comment" />
        {t`Before class`}
      </Link>
      <Link
        to="/authoring/courses/$courseId/present/{-$sectionId}"
        params={{ courseId: String(courseId), sectionId: undefined }}
        search={search}
        className={buttonClass("quiet")}
      >
        <Icon name="chart" />
        {t`Present questions`}
      </Link>
    </>
  );
}
