import { useLingui } from "@lingui/react/macro";

import { SelectField } from "../ui/staff/select-field.tsx";
import { TextField } from "../ui/staff/text-field.tsx";
import type { LibraryFilter } from "./library-queries.ts";

interface LibrarySearchProps {
  /** As typed: the list follows after a debounce. */
  filter: LibraryFilter;
  onChange: (change: Partial<LibraryFilter>) => void;
  /** Every tag of the library. */
  tags: readonly string[];
}

/** React Aria's select does not allow an empty key; no tag begins with a space. */
const ALL = " all";

/** Filters the videos of a library. */
export function LibrarySearch({ filter, onChange, tags }: LibrarySearchProps) {
  const { t } = useLingui();
  return (
    <search className="flex flex-wrap items-end gap-3">
      <TextField
        label={t`Search videos`}
        value={filter.search}
        onChange={(search) => onChange({ search })}
        maxLength={200}
        className="w-full sm:w-72"
      />
      {tags.length > 0 && (
        <SelectField
          label={t`Tag`}
          value={filter.tag ?? ALL}
          onChange={(tag) => onChange({ tag: tag === ALL ? null : tag })}
          options={[
            { id: ALL, label: t`All tags` },
            ...tags.map((tag) => ({ id: tag, label: tag })),
          ]}
          className="w-full sm:w-56"
        />
      )}
    </search>
  );
}
