import { useLingui } from "@lingui/react/macro";
import type { AnnouncementState } from "@paso/contract";

import { Badge } from "../../../ui/staff/badge.tsx";

/** An announcement's current state. */
export function StateBadge({ state }: { state: AnnouncementState }) {
  const { t } = useLingui();
  switch (state) {
    case "draft":
      return <Badge tone="warm">{t`Draft`}</Badge>;
    case "planned":
      return <Badge tone="calm">{t({ message: "Scheduled", context: "announcement" })}</Badge>;
    case "sent":
      return <Badge tone="accent">{t`Sent`}</Badge>;
    case "expired":
      return <Badge tone="calm">{t`Expired`}</Badge>;
    case "withdrawn":
      return <Badge tone="wrong">{t`Withdrawn`}</Badge>;
  }
}
