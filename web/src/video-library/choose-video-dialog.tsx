import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../api/index.ts";
import { Button } from "../ui/staff/button.tsx";
import { Dialog } from "../ui/staff/dialog.tsx";
import { EmptyState } from "../ui/staff/empty-state.tsx";
import { LoadFailure } from "../ui/staff/load-failure.tsx";
import { Loading } from "../ui/staff/loading.tsx";
import { SelectField } from "../ui/staff/select-field.tsx";
import { usePaused } from "../ui/staff/use-paused.ts";
import { type LibraryFilter, libraryQuery } from "./library-queries.ts";
import { LibrarySearch } from "./library-search.tsx";
import { VideoFacts } from "./video-facts.tsx";

interface ChooseVideoDialogProps {
  courseId: number;
  open: boolean;
  onClose: () => void;
  onChoose: (address: string) => void;
}

/** The course's library and the site's; choosing a video takes its address. */
export function ChooseVideoDialog({ courseId, open, onClose, onChoose }: ChooseVideoDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Choose a video`}>
      <LibraryChoice
        courseId={courseId}
        onChoose={(address) => {
          onChoose(address);
          onClose();
        }}
      />
    </Dialog>
  );
}

function LibraryChoice({
  courseId,
  onChoose,
}: Pick<ChooseVideoDialogProps, "courseId" | "onChoose">) {
  const { t } = useLingui();
  const [from, setFrom] = useState<"course" | "site">("course");
  const [filter, setFilter] = useState<LibraryFilter>({ search: "", tag: null });
  const search = usePaused(filter.search.trim());
  const library = useInfiniteQuery(
    libraryQuery(from === "course" ? courseId : null, { ...filter, search }),
  );
  const videos = library.data?.pages.flatMap((part) => part.videos) ?? [];
  const isFiltered = search !== "" || filter.tag !== null;
  return (
    <div className="grid gap-4">
      <SelectField
        label={t`Library`}
        value={from}
        onChange={(next) => {
          setFrom(next);
          setFilter({ ...filter, tag: null });
        }}
        options={[
          { id: "course", label: t`This course` },
          { id: "site", label: t`The whole site` },
        ]}
      />
      <LibrarySearch
        filter={filter}
        onChange={(change) => setFilter({ ...filter, ...change })}
        tags={library.data?.pages[0]?.tags ?? []}
      />
      <div role="status">
        {library.isPending && <Loading className="py-6" />}
        {library.isSuccess && videos.length === 0 && (
          <EmptyState
            title={isFiltered ? t`No videos found` : t`No videos yet`}
            text={
              isFiltered
                ? t`Nothing matches your search.`
                : t`Videos appear here once someone adds them to this library.`
            }
          />
        )}
      </div>
      {library.isError && (
        <LoadFailure
          failure={describeFailure(library.error)}
          onRetry={() => void library.refetch()}
        />
      )}
      {videos.length > 0 && (
        <ul
          className="grid max-h-96 gap-2 overflow-y-auto p-1"
          aria-busy={library.isPlaceholderData}
        >
          {videos.map((video) => (
            <li key={video.id}>
              <Button
                variant="quiet"
                className="w-full justify-start text-start"
                onPress={() => onChoose(video.address)}
              >
                <span className="grid min-w-0 gap-0.5">
                  <span className="wrap-anywhere">{video.title}</span>
                  <VideoFacts video={video} />
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {library.hasNextPage && (
        <Button
          variant="quiet"
          busy={library.isFetchingNextPage}
          className="justify-self-start"
          onPress={() => void library.fetchNextPage()}
        >
          {t`Show more videos`}
        </Button>
      )}
    </div>
  );
}
