import { useLingui } from "@lingui/react/macro";
import type { VideoSource } from "@paso/contract";

import { embedAddress } from "./embed-address.ts";

const STREAM = "application/vnd.apple.mpegurl";

/** The video as students will see it; their progress is not followed here. */
export function VideoPreview({ source }: { source: VideoSource }) {
  const { t } = useLingui();
  const stage = "aspect-video w-full max-w-160 rounded-control border border-line bg-paper";
  if (source.provider !== "file") {
    return (
      <iframe
        src={embedAddress(source)}
        title={t`Preview of the video`}
        className={stage}
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  if (source.kind === "hls" && document.createElement("video").canPlayType(STREAM) === "") {
    return (
      <p className="text-small text-muted">
        {t`This stream plays on the student's page; open "Preview as student" to see it.`}
      </p>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a course has no files for captions
    <video
      src={source.url}
      controls
      preload="metadata"
      aria-label={t`Preview of the video`}
      className={stage}
    />
  );
}
