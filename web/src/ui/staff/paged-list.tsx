import type { ComponentProps, ReactNode } from "react";

import { Button } from "./button.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { Loading } from "./loading.tsx";

/** A paged list's view of its query. */
interface PartsQuery {
  isPending: boolean;
  isSuccess: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface PagedListProps<Item> {
  query: PartsQuery;
  /** Why the last page failed to load, as described by `describeFailure`. */
  failure: ComponentProps<typeof LoadFailure>["failure"] | null;
  items: readonly Item[];
  /** A row of the list, an `li` with its key. */
  children: (item: Item) => ReactNode;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** Below the rows. */
  note?: ReactNode;
  /** Label of the button that loads more. */
  more: string;
}

/** A paged list: loading, empty, its rows, a failure, and a button for more. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, failure, items, children, empty, note, more } = props;
  const { isPending, isSuccess, hasNextPage, isFetchingNextPage } = query;
  const hasItems = items.length > 0;
  return (
    <>
      {isPending && <Loading className="py-10" />}
      {isSuccess && !hasItems && empty}
      {hasItems && (
        <>
          <ul className="overflow-hidden rounded-card border border-line bg-card">
            {items.map((item) => children(item))}
          </ul>
          {note}
        </>
      )}
      {failure && (
        <LoadFailure
          failure={failure}
          onRetry={() => void (hasItems ? query.fetchNextPage() : query.refetch())}
        />
      )}
      {hasNextPage && !failure && (
        <Button
          variant="quiet"
          busy={isFetchingNextPage}
          className="justify-self-start"
          onPress={() => void query.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </>
  );
}
