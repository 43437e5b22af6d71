import type { VideoSource } from "@paso/contract";
import { useEffect, useRef } from "react";

import { playHls } from "./play-hls.ts";
import type { PlayerProps } from "./player-link.ts";

type FileSource = Extract<VideoSource, { provider: "file" }>;

/** A video file in the browser's own player; streams play where the browser needs help, too. */
export function VideoFile({ source, title, onPlay, onReport }: PlayerProps<FileSource>) {
  const video = useRef<HTMLVideoElement>(null);
  const { url, kind } = source;

  useEffect(() => {
    if (kind === "hls" && video.current) return playHls(video.current, url);
    return undefined;
  }, [kind, url]);

  function report(): void {
    const element = video.current;
    if (!element) return;
    const returnTo = onReport({
      time: element.currentTime,
      duration: Number.isFinite(element.duration) ? element.duration : 0,
      playing: !element.paused,
      now: performance.now(),
    });
    if (returnTo !== null) element.currentTime = returnTo;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a course has no files for captions
    <video
      ref={video}
      src={kind === "hls" ? undefined : url}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      onPlay={() => {
        report();
        onPlay();
      }}
      onPause={report}
      onSeeking={report}
      onTimeUpdate={report}
      className="size-full bg-[#000] object-contain"
    />
  );
}
