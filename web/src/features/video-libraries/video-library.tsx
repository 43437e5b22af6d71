import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { usePaused } from "../../ui/staff/use-paused.ts";
import {
  type LibraryFilter,
  type LibraryOwner,
  libraryQuery,
} from "../../video-library/library-queries.ts";
import { LibrarySearch } from "../../video-library/library-search.tsx";
import { LibraryIntroduction } from "./library-introduction.tsx";
import { VideoRow } from "./video-row.tsx";
import { type OpenTask, VideoTasks } from "./video-tasks.tsx";

/** The videos of a course or of the site, for those who use and manage them. */
export function VideoLibrary({ owner }: { owner: LibraryOwner }) {
  const { t } = useLingui();
  const [filter, setFilter] = useState<LibraryFilter>({ search: "", tag: null });
  const [openTask, setOpenTask] = useState<OpenTask | null>(null);
  const search = usePaused(filter.search.trim());
  const library = useInfiniteQuery(libraryQuery(owner, { ...filter, search }));
  const first = library.data?.pages[0];
  const mayChange = first?.may_change ?? false;
  const videos = library.data?.pages.flatMap((part) => part.videos) ?? [];
  const isFiltered = search !== "" || filter.tag !== null;
  return (
    <div className="grid gap-6">
      <LibraryIntroduction owner={owner} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <LibrarySearch
          filter={filter}
          onChange={(change) => setFilter({ ...filter, ...change })}
          tags={first?.tags ?? []}
        />
        {mayChange && (
          <Button icon="add" onPress={() => setOpenTask({ task: "add", video: null })}>
            {t`Add a video`}
          </Button>
        )}
      </div>
      <div role="status">
        {library.isPending && <Loading className="py-10" />}
        {library.isSuccess && videos.length === 0 && (
          <EmptyState
            title={isFiltered ? t`No videos found` : t`No videos yet`}
            text={isFiltered ? t`Nothing matches your search.` : emptyText()}
          />
        )}
      </div>
      {videos.length > 0 && (
        <ul
          aria-busy={library.isPlaceholderData}
          className="overflow-hidden rounded-card border border-line bg-card"
        >
          {videos.map((video) => (
            <VideoRow
              key={video.id}
              owner={owner}
              video={video}
              mayChange={mayChange}
              onTask={(task) => setOpenTask({ task, video })}
            />
          ))}
        </ul>
      )}
      {library.isError && (
        <LoadFailure
          failure={describeFailure(library.error)}
          onRetry={() => void (videos.length > 0 ? library.fetchNextPage() : library.refetch())}
        />
      )}
      {library.hasNextPage && !library.isError && (
        <Button
          variant="quiet"
          busy={library.isFetchingNextPage}
          className="justify-self-start"
          onPress={() => void library.fetchNextPage()}
        >
          {t`Show more videos`}
        </Button>
      )}
      <VideoTasks
        owner={owner}
        openTask={openTask}
        mayChange={mayChange}
        onClose={() => setOpenTask(null)}
      />
    </div>
  );

  function emptyText(): string {
    if (owner === null) return t`Videos in this library can be used in every course.`;
    return t`Collect videos here to use them in sections, or to show them to your students beside the pages.`;
  }
}
