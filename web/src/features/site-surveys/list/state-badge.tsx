import { useLingui } from "@lingui/react/macro";
import type { SurveyState } from "@paso/contract";

import { Badge } from "../../../ui/staff/badge.tsx";

/** A survey's current state. */
export function StateBadge({ state }: { state: SurveyState }) {
  const { t } = useLingui();
  switch (state) {
    case "draft":
      return <Badge tone="warm">{t`Draft`}</Badge>;
    case "scheduled":
      return <Badge tone="calm">{t`Scheduled`}</Badge>;
    case "open":
      return <Badge tone="accent">{t`Open`}</Badge>;
    case "closed":
      return <Badge tone="calm">{t`Closed`}</Badge>;
  }
}
