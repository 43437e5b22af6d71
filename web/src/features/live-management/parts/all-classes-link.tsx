import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { Icon } from "../../../ui/staff/icon.tsx";

/** Link back to the list. */
export function AllClassesLink() {
  const { t } = useLingui();
  return (
    <Link
      to="/authoring/live"
      className="-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
    >
      <Icon name="back" />
      {t`All live classes`}
    </Link>
  );
}
