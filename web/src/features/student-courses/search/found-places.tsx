import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

interface FoundPlacesProps {
  count: number;
  /** Whether there were more than these. */
  more: boolean;
  query: string;
}

/** The number of search results in words. */
export function FoundPlaces({ count, more, query }: FoundPlacesProps) {
  const { t } = useLingui();
  const found = plural(count, { one: "# place found.", other: "# places found." });
  return (
    <p role="status" className="text-small text-muted">
      {count === 0
        ? t`Nothing found for “${query}” in what you have reached so far.`
        : more
          ? t`These are the first ${count} results. Add words to narrow them down.`
          : found}
    </p>
  );
}
