import type { RefObject } from "react";

import { CaptionsField } from "./captions-field.tsx";
import { PosterField } from "./poster-field.tsx";
import type { MediaFieldProps } from "./upload-field.tsx";

interface FileFieldsProps extends MediaFieldProps {
  /** The player to take a frame from; null if it shows none of our own videos. */
  player: RefObject<HTMLVideoElement | null> | null;
}

/** Settings of a video or audio played as a file. */
export function FileFields({ section, media, player }: FileFieldsProps) {
  return (
    <>
      <CaptionsField section={section} media={media} />
      <PosterField section={section} player={player} />
    </>
  );
}
