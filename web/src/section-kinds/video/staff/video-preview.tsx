import { useLingui } from "@lingui/react/macro";
import type { VideoSource } from "@paso/contract";
import type { Ref } from "react";

import { useFileAddress } from "../../../uploads/text-files.ts";
import { embedAddress } from "./embed-address.ts";
import type { CaptionsForm } from "./video-form.ts";

const STREAM = "application/vnd.apple.mpegurl";

interface VideoPreviewProps {
  source: VideoSource;
  captions: readonly CaptionsForm[];
  /** `files/NAME`; empty for none. */
  poster: string;
  player: Ref<HTMLVideoElement>;
}

/** The video as students will see it; their progress is not followed here. */
export function VideoPreview({ source, captions, poster, player }: VideoPreviewProps) {
  const { t } = useLingui();
  const fileAddress = useFileAddress();
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
        {t`This stream plays on the student’s page; open “Preview as student” to see it.`}
      </p>
    );
  }
  const isLow = source.kind === "sound" && captions.length === 0 && poster === "";
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its author adds them below
    <video
      // A player notices a new poster only before it plays.
      key={poster}
      ref={player}
      src={source.url}
      {...(poster !== "" && { poster: fileAddress(poster) })}
      controls
      preload="metadata"
      aria-label={t`Preview of the video`}
      className={isLow ? "h-16 w-full max-w-160" : stage}
    >
      {captions.map(({ file, language, label }) => (
        <track
          key={file}
          kind="captions"
          src={fileAddress(file)}
          srcLang={language}
          label={label}
        />
      ))}
    </video>
  );
}
