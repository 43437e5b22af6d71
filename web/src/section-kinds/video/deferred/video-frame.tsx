import type { VideoSource } from "@paso/contract";
import { useEffect, useEffectEvent, useRef } from "react";

import { connectVimeo, vimeoAddress } from "./connect-vimeo.ts";
import { connectYouTube, youtubeAddress } from "./connect-youtube.ts";
import type { PlaybackReport } from "./follow-playback.ts";
import { playAlone } from "./play-alone.ts";
import type { PlayerFailure, PlayerLink, PlayerProps } from "./player-link.ts";
import type { PlayerSettings } from "./player-settings.ts";

type FramedSource = Exclude<VideoSource, { provider: "file" }>;

/** Milliseconds after which a silent frame is reported: a network may block its provider. */
const SILENCE = 12_000;
/** Milliseconds in which a player that is ready still reports its initial settings. */
const SETTLING = 1_500;

/** A video in its provider's own player, which is followed from outside its frame. */
export function VideoFrame(props: PlayerProps<FramedSource>) {
  const { source, title, startAt } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const ready = useEffectEvent((link: PlayerLink) => {
    link.apply(props.readSettings());
    props.onReady();
  });
  const play = useEffectEvent(() => props.onPlay());
  const report = useEffectEvent((playback: PlaybackReport) => props.onReport(playback));
  const change = useEffectEvent((settings: PlayerSettings) => props.onSettings(settings));
  const fail = useEffectEvent((failure: PlayerFailure) => props.onFailure(failure));

  useEffect(() => {
    if (!frame.current) return undefined;
    const silence = setTimeout(() => fail("silent"), SILENCE);
    let settledAt = Number.POSITIVE_INFINITY;
    const connect = source.provider === "youtube" ? connectYouTube : connectVimeo;
    const link = connect(frame.current, {
      onReady() {
        clearTimeout(silence);
        settledAt = performance.now() + SETTLING;
        ready(link);
      },
      onPlay() {
        playAlone(link);
        play();
      },
      onReport(playback) {
        const returnTo = report(playback);
        if (returnTo !== null) link.seekTo(returnTo);
      },
      onSettings(settings) {
        if (performance.now() >= settledAt) change(settings);
      },
      onFailure(failure) {
        clearTimeout(silence);
        fail(failure);
      },
    });
    return () => {
      clearTimeout(silence);
      link.disconnect();
    };
  }, [source.provider]);

  return (
    <iframe
      ref={frame}
      title={title}
      src={addressOf(source, startAt)}
      allow="fullscreen; encrypted-media; picture-in-picture"
      // YouTube refuses to play unless it knows which site embeds it.
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  );
}

function addressOf(source: FramedSource, startAt: number): string {
  if (source.provider === "vimeo") return vimeoAddress(source.id, source.hash, startAt);
  const language = document.documentElement.lang;
  return youtubeAddress(source.id, { origin: location.origin, language, startAt });
}
