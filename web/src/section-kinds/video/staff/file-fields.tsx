import type { RefObject } from "react";

import { CaptionsField } from "./captions-field.tsx";
import { PosterField } from "./poster-field.tsx";
import type { MediaFieldProps } from "./upload-field.tsx";

interface FileFieldsProps extends MediaFieldProps {
  /** The player whose picture can be taken; null where it shows none of our own. */
  player: RefObject<HTMLVideoElement | null> | null;
}

/** What belongs to a video or sound that is played as a file. */
export function FileFields({ section, media, player }: FileFieldsProps) {
  return (
    <>
      <CaptionsField section={section} media={media} />
      <PosterField section={section} player={player} />
    </>
  );
}
