import { useLingui } from "@lingui/react/macro";
import type { SubmitEvent } from "react";

import { Button } from "../../ui/student/button.tsx";
import { SelectField } from "../../ui/student/select-field.tsx";
import { TextField } from "../../ui/student/text-field.tsx";
import type { VideoFilter } from "./video-queries.ts";

interface VideoSearchProps {
  filter: VideoFilter;
  onFilter: (filter: VideoFilter) => void;
  /** Every tag of the course's videos. */
  tags: readonly string[];
}

/** Finds videos by their words and tags. */
export function VideoSearch({ filter, onFilter, tags }: VideoSearchProps) {
  const { t } = useLingui();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    onFilter({ ...filter, search: String(typed ?? "").trim() });
  };
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-4">
      <TextField
        label={t`Search videos`}
        name="q"
        type="search"
        maxLength={200}
        defaultValue={filter.search}
        className="w-full sm:w-72"
      />
      {tags.length > 0 && (
        <div className="w-full sm:w-56">
          <SelectField
            label={t`Tag`}
            value={filter.tag ?? ""}
            onChange={({ target }) => onFilter({ ...filter, tag: target.value || null })}
            options={[
              { value: "", label: t`All tags` },
              ...tags.map((tag) => ({ value: tag, label: tag })),
            ]}
          />
        </div>
      )}
      <Button type="submit" className="min-h-12">{t`Search`}</Button>
    </form>
  );
}
