import type { VideoSource } from "@paso/contract";
import { useEffect, useEffectEvent, useRef } from "react";

import { playAlone } from "./play-alone.ts";
import { playHls } from "./play-hls.ts";
import type { PlayerFailure, PlayerProps } from "./player-link.ts";

type FileSource = Extract<VideoSource, { provider: "file" }>;

/** A video file in the browser's own player; streams play where the browser needs help, too. */
export function VideoFile({
  source,
  title,
  startAt,
  readSettings,
  onReady,
  onPlay,
  onReport,
  onSettings,
  onFailure,
}: PlayerProps<FileSource>) {
  const video = useRef<HTMLVideoElement>(null);
  const { url, kind } = source;

  const fail = useEffectEvent((failure: PlayerFailure) => onFailure(failure));
  const begin = useEffectEvent((element: HTMLVideoElement) => {
    const { rate = 1, volume = 1, muted = false } = readSettings();
    // A source that is loaded goes back to the default.
    element.defaultPlaybackRate = rate;
    Object.assign(element, { playbackRate: rate, volume, muted });
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    begin(element);
    if (kind === "hls") return playHls(element, url, (failure) => fail(failure));
    element.src = url;
    return () => element.removeAttribute("src");
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
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a stream brings its own; a course has no files for captions
    <video
      ref={video}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget }) => {
        if (startAt > 0) currentTarget.currentTime = startAt;
        onReady();
      }}
      onPlay={({ currentTarget }) => {
        playAlone(currentTarget);
        report();
        onPlay();
      }}
      onPause={report}
      onEnded={report}
      onSeeking={report}
      onTimeUpdate={report}
      onRateChange={({ currentTarget }) => onSettings({ rate: currentTarget.playbackRate })}
      onVolumeChange={({ currentTarget: { volume, muted } }) => onSettings({ volume, muted })}
      onError={({ currentTarget: { error } }) => {
        if (error) onFailure(nameFailure(error.code));
      }}
      className="absolute inset-0 size-full bg-[#000] object-contain"
    />
  );
}

/** Browsers report a missing file and an unplayable one alike. */
function nameFailure(code: number): PlayerFailure {
  if (code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine) return "unreachable";
  return "unplayable";
}
