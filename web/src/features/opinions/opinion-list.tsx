import { useLingui } from "@lingui/react/macro";
import { ANSWERS_NEEDED } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { opinionsQuery } from "./api.ts";
import { OpinionItem } from "./opinion-item.tsx";

interface OpinionListProps {
  questionId: number;
  /** The staff's examples, shown above while fewer than five opinions exist. */
  examples?: ReactNode;
  /** Where the opinions come from; the viewer's course mates unless given. */
  query?: ReturnType<typeof opinionsQuery>;
}

/** What course mates think about a question, newest first, part by part. */
export function OpinionList({ questionId, examples, query }: OpinionListProps) {
  const { t } = useLingui();
  const titleId = useId();
  const opinions = useInfiniteQuery(query ?? opinionsQuery(questionId));
  const items = opinions.data?.pages.flatMap((part) => part.data) ?? [];
  // The viewer's own is one more.
  const isFew = opinions.isSuccess && !opinions.hasNextPage && items.length + 1 < ANSWERS_NEEDED;
  return (
    <section aria-labelledby={titleId} className="mt-8">
      {isFew && examples && <div className="mb-8">{examples}</div>}
      <h3 id={titleId} className="border-b border-line pb-2 text-[1.1875rem] font-semibold">
        {t`Opinions of your course mates`}
      </h3>
      {opinions.isPending && <Loading className="min-h-28" />}
      {opinions.isSuccess && items.length === 0 && (
        <p className="py-6 text-muted">{t`No opinions found.`}</p>
      )}
      <ul className="divide-y divide-line">
        {items.map((opinion) => (
          <OpinionItem key={opinion.id} opinion={opinion} />
        ))}
      </ul>
      {opinions.isError && (
        <div className="mt-4">
          <Alert tone="wrong">
            <p className="mb-3">
              <FailureText {...describeFailure(opinions.error)} />
            </p>
            <Button
              variant="quiet"
              onClick={() =>
                void (items.length > 0 ? opinions.fetchNextPage() : opinions.refetch())
              }
            >
              {t`Try again`}
            </Button>
          </Alert>
        </div>
      )}
      {opinions.hasNextPage && !opinions.isError && (
        <Button
          variant="quiet"
          busy={opinions.isFetchingNextPage}
          onClick={() => void opinions.fetchNextPage()}
          className="mt-4"
        >
          {t`Show more opinions`}
        </Button>
      )}
    </section>
  );
}
