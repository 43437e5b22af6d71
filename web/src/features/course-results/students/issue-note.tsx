import { useLingui } from "@lingui/react/macro";
import type { CourseResults, PeopleIssue } from "@paso/contract";

import { Button } from "../../../ui/staff/button.tsx";
import { Authored } from "../../../ui/staff/content-language.tsx";
import type { IssuePeople } from "../parts/results-address.ts";

interface IssueNoteProps {
  results: CourseResults;
  people: IssuePeople;
  onClear: () => void;
}

/** Which students the list is filtered to, and a button to clear the filter. */
export function IssueNote({ results, people, onClear }: IssueNoteProps) {
  const { t } = useLingui();
  const reasons: Record<PeopleIssue, string> = {
    hard: t`Who got this question wrong:`,
    left: t`Who stopped at this step and has done nothing for a week:`,
    video: t`Who stopped this video at the same moment:`,
    hurried: t`Who passed this text without reading it:`,
    without_reply: t`Whose opinion has no reply:`,
  };
  const title = results.issues.find(({ place }) => place.section?.id === people.sectionId)?.place
    .section?.title;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-warm ps-4">
      <p className="line-clamp-3 min-w-0 wrap-anywhere">
        {reasons[people.issue]} <Authored>{title}</Authored>
      </p>
      <Button variant="plain" className="-ms-2" onPress={onClear}>
        {t`Show all students`}
      </Button>
    </div>
  );
}
