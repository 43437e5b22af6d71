import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { useRetry } from "../../session/use-retry.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { NewsItem } from "./news-item.tsx";
import { newsQuery } from "./queries/announcement-queries.ts";

/** The viewer's announcements: pinned ones first, then the latest. */
export function NewsList() {
  const { t } = useLingui();
  const list = useInfiniteQuery(newsQuery);
  const items = list.data?.pages.flatMap((part) => part.announcements) ?? [];
  const again = () => void (items.length > 0 ? list.fetchNextPage() : list.refetch());
  useRetry(list.error, again);
  return (
    <div className="mx-auto max-w-column px-5 pt-10 pb-24">
      <h1 className="mb-3 text-title font-bold">{t`News`}</h1>
      {list.isPending && !list.isError && <Loading className="py-10" />}
      {list.isSuccess && items.length === 0 && (
        <p className="text-reading text-muted">
          {t`There is no news yet. What your teachers and this site announce appears here.`}
        </p>
      )}
      {items.length > 0 && (
        <ul className="border-y border-line">
          {items.map((announcement) => (
            <NewsItem key={announcement.id} announcement={announcement} />
          ))}
        </ul>
      )}
      {list.isError && (
        <div className="mt-6 grid justify-items-start gap-3">
          <Alert tone="wrong">
            <FailureText {...describeFailure(list.error)} />
          </Alert>
          <Button variant="quiet" onClick={again}>
            {t`Try again`}
          </Button>
        </div>
      )}
      {list.hasNextPage && !list.isError && (
        <Button
          variant="quiet"
          className="mt-6"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t`Show earlier news`}
        </Button>
      )}
    </div>
  );
}
