import { useLingui } from "@lingui/react/macro";

import { Button } from "../../../ui/student/button.tsx";

interface TagFilterProps {
  tags: readonly string[];
  /** Null while articles of any tag are shown. */
  chosen: string | null;
  onChoose: (tag: string | null) => void;
}

/** The tags in use: one at a time may be chosen. */
export function TagFilter({ tags, chosen, onChoose }: TagFilterProps) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <div role="group" aria-label={t`Tags`} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <Button
          key={tag}
          variant={tag === chosen ? "primary" : "quiet"}
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag === chosen ? null : tag)}
          className="wrap-anywhere"
        >
          {tag}
        </Button>
      ))}
    </div>
  );
}
