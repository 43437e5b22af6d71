import type { ComponentProps } from "react";

import { VideoBox } from "../video-box.tsx";

interface PlayerBoxProps extends ComponentProps<typeof VideoBox> {
  /** Audio only: the stage is as high as its controls. */
  isSound: boolean;
}

/** The stage of a video, or a lower one for audio. */
export function PlayerBox({ isSound, ...box }: PlayerBoxProps) {
  const { stage, children, below } = box;
  if (!isSound) return <VideoBox {...box} />;
  return (
    <>
      <div
        ref={stage}
        className="relative grid min-h-20 overflow-clip rounded-card border border-line bg-card"
      >
        {children}
      </div>
      {below !== false && (
        <div className="mt-3 flex min-h-13 flex-wrap items-center gap-x-2 text-muted sm:min-h-11">
          {below}
        </div>
      )}
    </>
  );
}
