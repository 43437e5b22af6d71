import { useLingui } from "@lingui/react/macro";
import { type LibraryVideo, LONGEST_VIDEO, readVideoAddress } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { VideoPlayer } from "../../section-kinds/video/deferred/video-player.tsx";
import { Alert } from "../../ui/staff/alert.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { libraryKey, type LibraryOwner } from "../../video-library/library-queries.ts";
import { putLength } from "./video-calls.ts";

interface PlayDialogProps {
  owner: LibraryOwner;
  video: LibraryVideo;
  /** Whether to store the length detected by the player. */
  mayChange: boolean;
  onClose: () => void;
}

/** Plays a video as students will see it; its length is kept once the player knows it. */
export function PlayDialog({ owner, video, mayChange, onClose }: PlayDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const measure = useMutation({
    mutationFn: (length: number) => putLength(video.id, length),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: libraryKey(owner) }),
  });
  const source = readVideoAddress(video.address);
  function noteLength(duration: number): void {
    const length = Math.round(duration);
    const isNew = mayChange && video.length === null && measure.isIdle;
    if (isNew && length > 0 && length <= LONGEST_VIDEO) measure.mutate(length);
  }
  return (
    <Dialog open onClose={onClose} title={video.title}>
      {hasFailed || source === null ? (
        <Alert tone="warm" title={t`This video cannot be played here`}>
          <a
            href={video.address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-accent underline"
          >
            {t`Open the video in a new tab`}
          </a>
        </Alert>
      ) : (
        <div className="relative aspect-video overflow-clip rounded-control border border-line bg-paper">
          <VideoPlayer
            source={source}
            title={t`Video: ${video.title}`}
            startAt={0}
            readSettings={() => ({})}
            onReady={() => setFailed(false)}
            onPlay={() => {}}
            onReport={({ duration }) => {
              noteLength(duration);
              return null;
            }}
            onSettings={() => {}}
            // A player that reports nothing may still show its video.
            onFailure={(failure) => setFailed(failure !== "silent")}
          />
        </div>
      )}
    </Dialog>
  );
}
