import type { VideoSource } from "@paso/contract";

/** Address of a video in its provider's own player. */
export function embedAddress(source: Exclude<VideoSource, { provider: "file" }>): string {
  if (source.provider === "youtube") return `https://www.youtube-nocookie.com/embed/${source.id}`;
  const hash = source.hash === null ? "" : `?h=${source.hash}`;
  return `https://player.vimeo.com/video/${source.id}${hash}`;
}
