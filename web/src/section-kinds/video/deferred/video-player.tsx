import type { VideoSource } from "@paso/contract";

import type { PlayerProps } from "./player-link.ts";
import { VideoFile } from "./video-file.tsx";
import { VideoFrame } from "./video-frame.tsx";

/** A video in its provider's player, or in the browser's own if it is a file. */
export function VideoPlayer({ source, ...player }: PlayerProps<VideoSource>) {
  return source.provider === "file" ? (
    <VideoFile source={source} {...player} />
  ) : (
    <VideoFrame source={source} {...player} />
  );
}
