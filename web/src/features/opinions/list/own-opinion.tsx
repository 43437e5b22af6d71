import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { PathLink } from "../../../ui/path-link.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { ownOpinionQuery } from "../opinion/opinion-queries.ts";
import { OpinionCounts } from "./opinion-counts.tsx";

interface OwnOpinionProps {
  questionId: number;
  /** Whether it is private. */
  workbookOnly: boolean;
  onOpen: (opinionId: number) => void;
}

/** Peers' reactions to the viewer's opinion, and buttons to reply and to edit it. */
export function OwnOpinion({ questionId, workbookOnly, onOpen }: OwnOpinionProps) {
  const { t } = useLingui();
  const { data: opinion } = useQuery(ownOpinionQuery(questionId));
  if (!opinion) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-muted tabular-nums">
      {opinion.hidden && (
        <p className="w-full text-warm">{t`The course’s staff have hidden this opinion. Only you still see it.`}</p>
      )}
      {opinion.pin && (
        <p className="w-full">
          <PathLink
            path="/student/pins"
            className="font-semibold text-accent underline-offset-4 hover:underline"
          >
            {opinion.pin === "pinned"
              ? t`Your teachers show this opinion first. Change that`
              : t`Your teachers would like to show this opinion first. Decide`}
          </PathLink>
        </p>
      )}
      {!workbookOnly && <OpinionCounts opinion={opinion} />}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => onOpen(opinion.id)}>
        {workbookOnly ? t`Change your answer` : t`Open your opinion`}
      </Button>
    </div>
  );
}
