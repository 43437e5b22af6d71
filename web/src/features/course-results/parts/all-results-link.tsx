import { useLingui } from "@lingui/react/macro";

import { PathLink } from "../../../ui/path-link.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import type { Audience } from "./audience.ts";
import { resultsPath } from "./results-address.ts";

/** Leads back from a part of the results. */
export function AllResultsLink({ courseId, audience }: { courseId: number; audience: Audience }) {
  const { t } = useLingui();
  return (
    <PathLink
      path={resultsPath(courseId, audience)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline"
    >
      <Icon name="back" className="size-4.5" />
      {t`All results`}
    </PathLink>
  );
}
