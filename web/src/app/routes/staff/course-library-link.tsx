import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";

/** Link to the search across all courses. */
export function CourseLibraryLink() {
  const { t } = useLingui();
  return (
    <Link to="/authoring/library" className={buttonClass("quiet")}>
      <Icon name="search" />
      {t`Search in all courses`}
    </Link>
  );
}
