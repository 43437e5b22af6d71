import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure, transientError } from "../../api/index.ts";
import { useRetry } from "../../session/use-retry.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { RetryNotice } from "../../ui/student/retry-notice.tsx";
import { VideoCard } from "./video-card.tsx";
import { courseVideosKey, courseVideosQuery, type VideoFilter } from "./video-queries.ts";
import { VideoSearch } from "./video-search.tsx";

/** A course's videos outside its pages; one at a time can be played. */
export function CourseVideos({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [filter, setFilter] = useState<VideoFilter>({ search: "", tag: null });
  const [playing, setPlaying] = useState<number | null>(null);
  const list = useInfiniteQuery(courseVideosQuery(courseId, filter));
  useRetry(list.error, () => void list.refetch());
  const reason = list.error && transientError(list.error);
  const videos = list.data?.pages.flatMap((part) => part.videos) ?? [];
  const tags = list.data?.pages[0]?.tags ?? [];
  const isFiltered = filter.search !== "" || filter.tag !== null;
  return (
    <div>
      {(videos.length > 0 || isFiltered) && (
        <VideoSearch filter={filter} onFilter={setFilter} tags={tags} />
      )}
      <div role="status" className="mt-6">
        {list.isSuccess && videos.length === 0 && (
          <p className="rounded-card border border-dashed border-edge px-6 py-12 text-center text-muted">
            {isFiltered ? t`No video matches your search.` : t`There are no videos here yet.`}
          </p>
        )}
      </div>
      {list.isPending && !list.error && <Loading className="min-h-64" />}
      {reason && <RetryNotice reason={reason} />}
      {list.error && !reason && (
        <Alert tone="wrong">
          <FailureText {...describeFailure(list.error)} />
        </Alert>
      )}
      <ul aria-label={t`Videos`} className="grid gap-4" aria-busy={list.isPlaceholderData}>
        {videos.map((video) => (
          <VideoCard
            key={video.id}
            video={video}
            isPlaying={playing === video.id}
            onToggle={() => setPlaying(playing === video.id ? null : video.id)}
            onWatched={() =>
              void queryClient.invalidateQueries({ queryKey: courseVideosKey(courseId) })
            }
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-6"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t`Show more videos`}
        </Button>
      )}
    </div>
  );
}
