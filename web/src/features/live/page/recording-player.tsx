import type { VideoSource } from "@paso/contract";

import { embedAddress } from "../../../section-kinds/video/embed-address.ts";

interface RecordingPlayerProps {
  source: VideoSource;
  title: string;
}

const stage = "aspect-video w-full rounded-card border border-line bg-card";

/** A recording on the page, in the player of its provider or of the browser. */
export function RecordingPlayer({ source, title }: RecordingPlayerProps) {
  if (source.provider === "file") {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording comes without captions
      <video src={source.url} controls preload="metadata" aria-label={title} className={stage} />
    );
  }
  return (
    <iframe
      src={embedAddress(source)}
      title={title}
      className={stage}
      loading="lazy"
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
