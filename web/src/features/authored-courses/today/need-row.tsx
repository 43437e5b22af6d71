import { useLingui } from "@lingui/react/macro";
import type { StaffNeed, StaffNeedKind } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon, type IconName } from "../../../ui/staff/icon.tsx";
import { NeedReason } from "./need-reason.tsx";
import { NeedTitle } from "./need-title.tsx";
import { RetryMeetings } from "./retry-meetings.tsx";

const icons: Record<StaffNeedKind, IconName> = {
  meeting: "calendar",
  reports: "flag",
  requests: "people",
  begins: "calendar",
  ends: "calendar",
  opinions: "comment",
  question: "chart",
  quiet: "clock",
  nobody: "people",
  unsaved: "edit",
  draft: "edit",
};

/** Kinds highlighted as urgent. */
const PRESSING: readonly StaffNeedKind[] = ["meeting", "reports", "requests", "begins", "ends"];

interface NeedRowProps {
  need: StaffNeed;
  timeZone: string;
  /** The first one's button is the filled one. */
  isFirst: boolean;
}

/** A task: what, why, and a link to it. */
export function NeedRow({ need, timeZone, isFirst }: NeedRowProps) {
  const verb = useVerb(need.kind);
  const tone = PRESSING.includes(need.kind)
    ? "bg-warm-soft text-warm"
    : "bg-accent-soft text-accent";
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 py-5 sm:flex-nowrap">
      <span className={`grid size-11 shrink-0 place-items-center rounded-control ${tone}`}>
        <Icon name={icons[need.kind]} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-semibold wrap-anywhere">
          <NeedTitle need={need} />
        </h3>
        <p className="max-w-prose text-muted wrap-anywhere">
          <NeedReason need={need} timeZone={timeZone} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        {need.kind === "meeting" && <RetryMeetings need={need} />}
        <PathLink
          path={need.redirect_to}
          className={`${buttonClass(isFirst ? "primary" : "quiet")} max-sm:w-full`}
        >
          {verb}
          <span className="sr-only">
            : <NeedTitle need={need} />
          </span>
        </PathLink>
      </div>
    </div>
  );
}

function useVerb(kind: StaffNeedKind): string {
  const { t } = useLingui();
  const verbs: Record<StaffNeedKind, () => string> = {
    meeting: () => t`Open the class`,
    reports: () => t`Decide`,
    requests: () => t`Let them in`,
    begins: () => t`Check it`,
    ends: () => t`See who`,
    opinions: () => t`Read them`,
    question: () => t`Look at it`,
    quiet: () => t`See who`,
    nobody: () => t`Add people`,
    unsaved: () => t`Go on`,
    draft: () => t`Open it`,
  };
  return verbs[kind]();
}
