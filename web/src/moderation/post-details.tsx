import { useLingui } from "@lingui/react/macro";
import type { ModeratedDiscussion } from "@paso/contract";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";

import { describeFailure } from "../api/index.ts";
import { Button } from "../ui/staff/button.tsx";
import { LoadFailure } from "../ui/staff/load-failure.tsx";
import { Loading } from "../ui/staff/loading.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import { ReportList } from "./report-list.tsx";
import { TextFacts } from "./text-facts.tsx";
import type { Decide } from "./use-decide.tsx";

interface PostDetailsProps {
  postId: number;
  details: UseInfiniteQueryResult<InfiniteData<ModeratedDiscussion>>;
  mayModerate: boolean;
  decide: Decide;
}

/** Why a post was reported, and the comments on it; each comment is decided on separately. */
export function PostDetails({ postId, details, mayModerate, decide }: PostDetailsProps) {
  const { t } = useLingui();
  if (details.isPending) return <Loading className="py-4" />;
  if (details.isError) {
    return (
      <LoadFailure
        failure={describeFailure(details.error)}
        onRetry={() => void details.refetch()}
        className="mt-3"
      />
    );
  }
  const comments = details.data.pages.flatMap((part) => part.comments);
  return (
    <>
      <ReportList reports={details.data.pages[0]?.reports ?? []} />
      {comments.length === 0 && <p className="mt-3 text-muted">{t`Nobody commented.`}</p>}
      <ul
        aria-label={t`Comments`}
        className="mt-3 divide-y divide-line border-s-2 border-line ps-4 empty:hidden"
      >
        {comments.map((comment) => (
          <li key={comment.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <TextFacts text={comment} openReports={comment.reports.length} />
              <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
                {comment.text}
              </p>
              <ReportList reports={comment.reports} />
            </div>
            {mayModerate && (
              <div className="flex flex-wrap gap-2">
                <DecisionButtons
                  decide={decide}
                  postId={postId}
                  commentId={comment.id}
                  names={{
                    hide: t`Hide the comment of ${comment.author}`,
                    restore: t`Restore the comment of ${comment.author}`,
                    keep: t`Keep the comment of ${comment.author}`,
                  }}
                  hidden={comment.hidden}
                  reported={comment.reports.length > 0}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {details.hasNextPage && (
        <Button
          variant="quiet"
          busy={details.isFetchingNextPage}
          onPress={() => void details.fetchNextPage()}
        >
          {t`Show more comments`}
        </Button>
      )}
    </>
  );
}
