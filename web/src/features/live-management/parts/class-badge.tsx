import { useLingui } from "@lingui/react/macro";
import type { MeetingState, OccurrenceState } from "@paso/contract";

import { Badge } from "../../../ui/staff/badge.tsx";

interface ClassBadgeProps {
  state: OccurrenceState;
  isMoved: boolean;
  meeting: MeetingState["state"];
}

/** A badge if a date is open, cancelled, moved or without a meeting. */
export function ClassBadge({ state, isMoved, meeting }: ClassBadgeProps) {
  const { t } = useLingui();
  if (state === "cancelled") return <Badge tone="warm">{t`Cancelled`}</Badge>;
  return (
    <>
      {state === "open" && <Badge tone="accent">{t`Open now`}</Badge>}
      {state !== "ended" && isMoved && <Badge tone="warm">{t`Moved`}</Badge>}
      {(meeting === "failed" || meeting === "gone") && <Badge tone="wrong">{t`No meeting`}</Badge>}
    </>
  );
}
