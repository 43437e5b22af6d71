import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { LineIcon } from "../../ui/line-icon.tsx";

/** The way to the search: where the header has room it looks like the field it leads to. */
export function StudentSearchLink() {
  const { t } = useLingui();
  return (
    <Link
      to="/student/search"
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2.5 rounded-control text-muted hover:text-ink xl:min-w-56 xl:justify-start xl:border xl:border-edge xl:bg-card xl:px-3.5 xl:hover:border-ink"
    >
      <LineIcon
        path="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20 20"
        className="size-5.5 xl:size-5"
      />
      <span className="max-xl:sr-only">{t`Search courses and notes`}</span>
    </Link>
  );
}
