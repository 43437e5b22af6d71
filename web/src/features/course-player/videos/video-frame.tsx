import type { VideoSource } from "@paso/contract";
import { useEffect, useEffectEvent, useRef } from "react";

import { connectVimeo, vimeoAddress } from "./connect-vimeo.ts";
import { connectYouTube, youtubeAddress } from "./connect-youtube.ts";
import type { PlayerProps } from "./player-link.ts";

type FramedSource = Exclude<VideoSource, { provider: "file" }>;

/** A video in its provider's own player, which is followed from outside its frame. */
export function VideoFrame({ source, title, onPlay, onReport }: PlayerProps<FramedSource>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const play = useEffectEvent(onPlay);
  const report = useEffectEvent(onReport);

  useEffect(() => {
    if (!frame.current) return undefined;
    const connect = source.provider === "youtube" ? connectYouTube : connectVimeo;
    const link = connect(frame.current, {
      onPlay: () => play(),
      onReport(playback) {
        const returnTo = report(playback);
        if (returnTo !== null) link.seekTo(returnTo);
      },
    });
    return () => link.disconnect();
  }, [source.provider]);

  return (
    <iframe
      ref={frame}
      title={title}
      src={
        source.provider === "youtube"
          ? youtubeAddress(source.id, location.origin)
          : vimeoAddress(source.id, source.hash)
      }
      allow="fullscreen; encrypted-media; picture-in-picture"
      // YouTube refuses to play where it is not told which site embeds it.
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full"
    />
  );
}
