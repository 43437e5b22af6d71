import { useLingui } from "@lingui/react/macro";
import type { PlaybackState, StudentVideo } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";

import {
  NOTHING_PLAYED,
  playbackQuery,
} from "../../section-kinds/video/deferred/playback-query.ts";
import { PlayedVideo } from "../../section-kinds/video/deferred/played-video.tsx";
import { unsentPlayback } from "../../section-kinds/video/deferred/unsent-playback.ts";
import { VideoBox } from "../../section-kinds/video/video-box.tsx";
import { useUser } from "../../session/session-query.ts";
import { askPlayback, sendPlayback } from "./video-queries.ts";

interface ResumedVideoProps {
  video: StudentVideo;
  /** Called once it is closed, and again if more progress was saved later. */
  onWatched: () => void;
}

/** Resumes a video of the course; seeking is not restricted. */
export function ResumedVideo({ video, onWatched }: ResumedVideoProps) {
  const { t } = useLingui();
  const userId = useUser()?.id ?? null;
  const { id, title, address } = video;
  const name = `library-video-${id}`;
  const device = useMemo(
    () => (userId === null ? null : unsentPlayback(userId, name, address)),
    [userId, name, address],
  );
  const kept = useQuery(playbackQuery(name, (signal) => askPlayback(id, signal), device));
  const isOpen = useRef(true);
  const noteClosed = useEffectEvent(onWatched);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      noteClosed();
    };
  }, []);
  async function save(state: PlaybackState): Promise<void> {
    await sendPlayback(id, state);
    if (!isOpen.current) onWatched();
  }
  if (kept.isPending) return <VideoBox below="" />;
  return (
    <PlayedVideo
      address={address}
      title={t`Video: ${title}`}
      kept={kept.data ?? NOTHING_PLAYED}
      free
      open
      canGoOn={false}
      save={userId === null ? null : save}
      device={device}
      userId={userId}
      onWatchedThrough={() => {}}
    />
  );
}
