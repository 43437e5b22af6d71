import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { LineIcon } from "../../ui/line-icon.tsx";

/** A link to the search; if the header has room, it looks like the search field. */
export function StudentSearchLink() {
  const { t } = useLingui();
  return (
    <Link to="/student/search" className="main-nav-search">
      <LineIcon path="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20 20" />
      <span>{t`Search courses and notes`}</span>
    </Link>
  );
}
