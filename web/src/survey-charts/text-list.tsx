import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";

import { describeFailure } from "../api/index.ts";
import { Button } from "../ui/staff/button.tsx";
import { LoadFailure } from "../ui/staff/load-failure.tsx";
import { Loading } from "../ui/staff/loading.tsx";

interface TextPart {
  texts: {
    text: string;
    /** People who wrote exactly this. */
    people: number;
    /** Omitted if answers are anonymous. */
    names?: string[];
  }[];
}

interface TextListProps {
  /** People who wrote a text. */
  people: number;
  list: UseInfiniteQueryResult<InfiniteData<TextPart>>;
}

/** People's own words, loaded in parts. */
export function TextList({ people, list }: TextListProps) {
  const { t } = useLingui();
  const items = list.data?.pages.flatMap((part) => part.texts) ?? [];
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {t`${plural(people, { one: "# person wrote something", other: "# people wrote something" })}`}
      </p>
      {list.isPending && <Loading />}
      <ul className="border-t border-line">
        {items.map(({ text, people: writers, names = [] }) => (
          <li key={text} className="border-b border-line py-3">
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
            {(names.length > 0 || writers > 1) && (
              <p className="text-small text-muted">
                {names.length > 0 ? names.join(", ") : t`${writers} people wrote this`}
              </p>
            )}
          </li>
        ))}
      </ul>
      {list.isError && (
        <LoadFailure
          failure={describeFailure(list.error)}
          onRetry={() => void (items.length > 0 ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <Button
          variant="quiet"
          busy={list.isFetchingNextPage}
          className="justify-self-start"
          onPress={() => void list.fetchNextPage()}
        >
          {t`Show more texts`}
        </Button>
      )}
    </div>
  );
}
