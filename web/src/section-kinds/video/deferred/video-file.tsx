import type { VideoSource } from "@paso/contract";
import { type ReactEventHandler, useEffect, useEffectEvent, useRef, useState } from "react";

import { chooseCaptions } from "./choose-captions.ts";
import { playAlone } from "./play-alone.ts";
import { playHls } from "./play-hls.ts";
import type { PlayerFailure, PlayerProps } from "./player-link.ts";
import { useChosenCaptions } from "./use-chosen-captions.ts";

type FileSource = Extract<VideoSource, { provider: "file" }>;

const NONE: NonNullable<PlayerProps<FileSource>["captions"]> = [];

/** A video or audio file in the browser's own player; also streams, with hls.js if needed. */
export function VideoFile({
  source,
  title,
  startAt,
  captions = NONE,
  poster = null,
  readSettings,
  onReady,
  onPlay,
  onReport,
  onSettings,
  onFailure,
}: PlayerProps<FileSource>) {
  const media = useRef<HTMLMediaElement>(null);
  const { url, kind } = source;
  const [shown] = useState(() =>
    chooseCaptions(captions, readSettings().captions, document.documentElement.lang),
  );
  useChosenCaptions(media, shown, onSettings);

  const fail = useEffectEvent((failure: PlayerFailure) => onFailure(failure));
  const begin = useEffectEvent((element: HTMLMediaElement) => {
    const { rate = 1, volume = 1, muted = false } = readSettings();
    // Loading a source resets the rate to the default.
    element.defaultPlaybackRate = rate;
    Object.assign(element, { playbackRate: rate, volume, muted });
  });
  useEffect(() => {
    const element = media.current;
    if (!element) return undefined;
    begin(element);
    if (kind === "hls" && element instanceof HTMLVideoElement) {
      return playHls(element, url, (failure) => fail(failure));
    }
    element.src = url;
    return () => element.removeAttribute("src");
  }, [kind, url]);

  function report(): void {
    const element = media.current;
    if (!element) return;
    const returnTo = onReport({
      time: element.currentTime,
      duration: Number.isFinite(element.duration) ? element.duration : 0,
      playing: !element.paused,
      now: performance.now(),
    });
    if (returnTo !== null) element.currentTime = returnTo;
  }

  const handlers = {
    onLoadedMetadata: (({ currentTarget }) => {
      if (startAt > 0) currentTarget.currentTime = startAt;
      onReady();
    }) as ReactEventHandler<HTMLMediaElement>,
    onPlay: (({ currentTarget }) => {
      playAlone(currentTarget);
      report();
      onPlay();
    }) as ReactEventHandler<HTMLMediaElement>,
    onPause: report,
    onEnded: report,
    onSeeking: report,
    onTimeUpdate: report,
    onRateChange: (({ currentTarget }) =>
      onSettings({ rate: currentTarget.playbackRate })) as ReactEventHandler<HTMLMediaElement>,
    onVolumeChange: (({ currentTarget: { volume, muted } }) =>
      onSettings({ volume, muted })) as ReactEventHandler<HTMLMediaElement>,
    onError: (({ currentTarget: { error } }) => {
      if (error) onFailure(nameFailure(error.code));
    }) as ReactEventHandler<HTMLMediaElement>,
  };
  const common = { "aria-label": title, controls: true, preload: "metadata", ...handlers } as const;
  if (kind === "sound" && captions.length === 0 && poster === null) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- its author gave none
      <audio
        {...common}
        ref={(element) => void (media.current = element)}
        className="w-full self-center px-3"
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a stream brings its own; others have those of their author
    <video
      {...common}
      {...(poster !== null && { poster })}
      ref={(element) => void (media.current = element)}
      playsInline
      className="absolute inset-0 size-full bg-[#000] object-contain"
    >
      {captions.map((one) => (
        <track
          key={one.src}
          kind="captions"
          src={one.src}
          srcLang={one.language}
          label={one.label}
          default={one === shown}
        />
      ))}
    </video>
  );
}

/** Browsers report a missing file and an unplayable one alike. */
function nameFailure(code: number): PlayerFailure {
  if (code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine) return "unreachable";
  return "unplayable";
}
