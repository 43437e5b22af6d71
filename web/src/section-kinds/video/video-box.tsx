import type { ReactNode, Ref } from "react";

interface VideoBoxProps {
  stage?: Ref<HTMLDivElement>;
  /** What is on the stage. */
  children?: ReactNode;
  /** A line below the stage, which keeps its room while it is empty; false where there is none. */
  below: ReactNode;
}

/** The stage of a video: as large before the video is there as after, so that nothing moves. */
export function VideoBox({ stage, children, below }: VideoBoxProps) {
  return (
    <>
      <div
        ref={stage}
        className="relative grid aspect-video overflow-clip rounded-card border border-line bg-card"
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
