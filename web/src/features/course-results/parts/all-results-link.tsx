import { useLingui } from "@lingui/react/macro";

import { PathLink } from "../../../ui/path-link.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { resultsPath } from "./results-address.ts";

/** Leads back from a part of the results. */
export function AllResultsLink({
  courseId,
  groupId,
}: {
  courseId: number;
  groupId: number | null;
}) {
  const { t } = useLingui();
  return (
    <PathLink
      path={resultsPath(courseId, groupId)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline"
    >
      <Icon name="back" className="size-4.5" />
      {t`All results`}
    </PathLink>
  );
}
